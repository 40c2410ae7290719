import type { Metadata } from "next";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { Language, Translator } from "@/lib/language/translator";
import type { RentGroup } from "@/lib/market/rent-market";
import { compactAmount } from "@/lib/money/format-price";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { roomsLabel } from "@/lib/rental/labels";
import { calendarDate } from "@/lib/rental/posting-date";
import { asksByMonth } from "@/lib/rental/rent";
import { type AreaPage, isWorthIndexing } from "@/server/search/find-area-page";
import { feedLink } from "./feed-path";
import { newestPosting } from "./list-metadata";
import { INDEXED, missingMetadata, NOT_INDEXED, pageMetadata } from "./page-metadata";

export function areaHeading(name: string, t: Translator): string {
  return t("meta.area.heading", { area: placeLabel(name, t) });
}

/** "Rp 25M for 2 bedrooms". */
function medianLabel({ median, bedrooms, kind }: RentGroup, language: Language): string {
  const { t } = language;
  const homes = bedrooms === 0 ? t("meta.area.studios") : roomsLabel(bedrooms, null, t);
  const rent = compactAmount(median, null, language);
  return t("meta.area.median", { rent, homes: kind === "room" ? t("meta.area.rooms") : homes });
}

/** An area in one line: count, median rents by bedrooms, date of the newest. */
function areaDescription({ area, groups, rentals }: AreaPage, language: Language): string {
  const { locale, t } = language;
  const named = {
    area: t("places.inRegion", { place: placeLabel(area.name, t) }),
    count: rentals.filter(asksByMonth).length,
  };
  const medians = groups.filter(({ isNear }) => !isNear).map((group) => medianLabel(group, language));
  const text =
    medians.length === 0
      ? t("meta.area.noFacts", named)
      : t("meta.area.facts", { ...named, medians: medians.join(", ") });
  const date = calendarDate(newestPosting(rentals), locale);
  return date === null ? text : t("meta.area.newest", { text, date });
}

/** Metadata of an area's page; that of a 404 page if `page` is null. */
export function areaMetadata(page: AreaPage | null, language: Language): Metadata {
  const { t } = language;
  if (page === null) return missingMetadata(t("meta.missing.area"));
  const { name } = page.area;
  return pageMetadata(
    {
      // Must differ from the title of the area's list.
      title: t("meta.area.title", { area: placeLabel(name, t) }),
      description: areaDescription(page, language),
      path: areaPath(name),
      robots: isWorthIndexing(page.rentals.length) ? INDEXED : NOT_INDEXED,
      types: feedLink({ ...DEFAULT_QUERY, location: [name] }, language),
    },
    language,
  );
}
