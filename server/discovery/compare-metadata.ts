import type { Metadata } from "next";
import { type Compared, compareHref } from "@/lib/compare/compare-address";
import { compareHeading } from "@/lib/compare/compare-words";
import type { Language } from "@/lib/language/translator";
import { brandPreview, rentalPreview } from "@/server/preview/preview-picture";
import type { ComparedPage } from "@/server/search/find-compared";
import { localUrl } from "@/server/site/absolute-url";
import { pageMetadata } from "./page-metadata";
import { shortTitle } from "./rental-titles";

/** Not indexed: every compared home has its own page. The preview shows the first that is still listed (docs/behaviour.md, Q7). */
export function compareMetadata(
  compared: Compared,
  homes: ComparedPage["homes"],
  language: Language,
): Metadata {
  const { locale, t } = language;
  const title = t("comparison.inRegion", { heading: compareHeading(compared.ids.length, t) });
  const description = t("comparison.description");
  const url = localUrl(locale, compareHref(compared));
  const first = homes.find(({ rental }) => rental !== null)?.rental ?? null;
  const picture = first === null ? brandPreview(t) : rentalPreview(first, shortTitle(first, t), t);
  return {
    ...pageMetadata({ locale, title, description, url, picture }),
    robots: { index: false, follow: true },
  };
}
