"use client";

import { useSearchParams } from "next/navigation";
import { useLanguage } from "@/components/language/use-language";
import { BackIcon } from "@/components/ui/icons";
import { InBrowser } from "@/components/ui/in-browser.client";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";

function Anchor({ href }: { href: string }) {
  const { locale, t } = useLanguage();
  return (
    <a
      href={localPath(locale, href)}
      className="-mx-3 inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken print:hidden"
    >
      <BackIcon />
      {t("site.home")}
    </a>
  );
}

function AnchorToCarriedQuery() {
  return <Anchor href={homeHref(parseListQuery(useSearchParams().toString()))} />;
}

/** Back to the visitor's list, whose query is in the rental's URL. */
export function HomeLink() {
  return (
    <InBrowser before={<Anchor href="/" />}>
      <AnchorToCarriedQuery />
    </InBrowser>
  );
}
