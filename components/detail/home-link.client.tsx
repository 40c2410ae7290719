"use client";

import { useLanguage } from "@/components/language/use-language";
import { BackIcon } from "@/components/ui/icons";
import { useBrowserValue } from "@/components/ui/in-browser.client";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";

/** Back to the visitor's list, whose query is in the rental's URL. */
export function HomeLink() {
  const { locale, t } = useLanguage();
  const query = useBrowserValue(() => window.location.search, "");
  return (
    <a
      href={localPath(locale, homeHref(parseListQuery(query)))}
      className="-mx-3 inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken"
    >
      <BackIcon />
      {t("site.home")}
    </a>
  );
}
