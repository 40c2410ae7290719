import type { Metadata } from "next";
import { type Compared, compareHref } from "@/lib/compare/compare-address";
import { compareHeading } from "@/lib/compare/compare-words";
import type { Language } from "@/lib/language/translator";
import { brandPreview, rentalPreview } from "@/server/preview/preview-picture";
import type { ComparedPage } from "@/server/search/find-compared";
import { NOT_INDEXED, pageMetadata } from "./page-metadata";
import { listingTitle } from "./rental-metadata";

/** Not indexed: every compared home has its own page. The preview shows the first that is still listed (docs/behaviour.md, Q7). */
export function compareMetadata(
  compared: Compared,
  homes: ComparedPage["homes"],
  language: Language,
): Metadata {
  const { t } = language;
  const first = homes.find(({ rental }) => rental !== null)?.rental ?? null;
  return pageMetadata(
    {
      title: t("comparison.inRegion", { heading: compareHeading(compared.ids.length, t) }),
      description: t("comparison.description"),
      path: compareHref(compared),
      picture: first === null ? brandPreview(t) : rentalPreview(first, listingTitle(first, t), t),
      robots: NOT_INDEXED,
    },
    language,
  );
}
