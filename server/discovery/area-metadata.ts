import type { Metadata } from "next";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { areaPath } from "@/lib/places/area-path";
import { type AreaPage, isWorthIndexing } from "@/server/search/find-area-page";
import { localUrl } from "@/server/site/absolute-url";
import { areaDescription, areaPageTitle, areaTitle } from "./area-text";
import { feedLink } from "./feed-path";
import { listPicture } from "./list-metadata";
import { newestPosting } from "./list-summary";
import { missingMetadata, shareTags } from "./page-metadata";

/** Metadata of an area's page; that of a 404 page if `page` is null. */
export function areaMetadata(page: AreaPage | null, language: Language): Metadata {
  const { locale, t } = language;
  if (page === null) return missingMetadata(t("meta.missing.area"));
  const { area, rentals, groups } = page;
  const { name } = area;
  const facts = { name, groups, count: rentals.length, newest: newestPosting(rentals) };
  const url = localUrl(locale, areaPath(name));
  const description = areaDescription(facts, language);
  return {
    title: { absolute: areaPageTitle(facts, t) },
    description,
    alternates: { canonical: url, types: feedLink({ ...DEFAULT_QUERY, location: [name] }, language) },
    robots: { index: isWorthIndexing(rentals.length), follow: true, "max-image-preview": "large" },
    ...shareTags({
      locale,
      namesOthers: true,
      title: areaTitle(facts, t),
      description,
      url,
      picture: listPicture(true, rentals, language),
    }),
  };
}
