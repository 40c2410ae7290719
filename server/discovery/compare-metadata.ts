import type { Metadata } from "next";
import { type HomesPath, homesHref } from "@/lib/compare/compare-address";
import type { Language, Translator } from "@/lib/language/translator";
import type { Rental } from "@/lib/rental/rental";
import { brandPreview, rentalPreview } from "@/server/preview/preview-picture";
import { NOT_INDEXED, pageMetadata } from "./page-metadata";
import { listingTitle } from "./rental-metadata";

/** "Compare 3 homes", "Shortlist of 12 homes" */
export function homesHeading(path: HomesPath, count: number, t: Translator): string {
  return t(path === "/compare" ? "compare.heading" : "compare.shortlistOf", { count });
}

/** Not indexed: every home has its own page. The first of `listed` is in the preview (docs/behaviour.md, Q7). */
export function homesMetadata(
  path: HomesPath,
  ids: readonly number[],
  listed: readonly Rental[],
  language: Language,
): Metadata {
  const { t } = language;
  const [first] = listed;
  return pageMetadata(
    {
      title: t("comparison.inRegion", { heading: homesHeading(path, ids.length, t) }),
      description: t(path === "/compare" ? "comparison.description" : "comparison.shortlist"),
      path: homesHref(path, ids),
      picture: first === undefined ? brandPreview(t) : rentalPreview(first, listingTitle(first, t), t),
      robots: NOT_INDEXED,
    },
    language,
  );
}
