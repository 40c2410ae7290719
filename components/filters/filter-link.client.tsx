"use client";

import { useHomeState } from "@/components/home/home-state.client";
import { isPlainClick } from "@/components/results/card-link";
import { type Filters, homeHref } from "@/lib/filters/schema";

type Props = {
  /** What becomes different; the other filters stay. */
  change: Partial<Filters>;
  className: string;
  /** The link's name, where its text does not say enough. */
  label?: string;
  children: React.ReactNode;
};

/** Changes filters in place; a link, so that it works without JavaScript too. */
export function FilterLink({ change, className, label, children }: Props) {
  const { filters, setFilters } = useHomeState();
  const apply = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setFilters(change);
  };
  return (
    <a href={homeHref({ ...filters, ...change })} aria-label={label} onClick={apply} className={className}>
      {children}
    </a>
  );
}
