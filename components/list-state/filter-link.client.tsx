"use client";

import { useLocale } from "next-intl";
import { useHomeState } from "@/components/list-state/home-state.client";
import { isPlainClick } from "@/components/ui/card-link";
import type { Filters } from "@/lib/filters/filters";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";

type Props = {
  change: Partial<Filters>;
  className?: string;
  /** The accessible name, if the text alone is not enough. */
  label?: string;
  children: React.ReactNode;
};

/** A link, so that it also works without JavaScript. */
export function FilterLink({ change, className, label, children }: Props) {
  const locale = useLocale();
  const { filters, setFilters } = useHomeState();
  const apply = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setFilters(change);
  };
  return (
    <a
      href={localPath(locale, homeHref({ ...filters, ...change }))}
      aria-label={label}
      onClick={apply}
      className={className}
    >
      {children}
    </a>
  );
}
