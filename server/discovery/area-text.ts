import type { Language, Translator } from "@/lib/language/translator";
import type { RentGroup } from "@/lib/market/rent-market";
import { compactAmount } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { roomsLabel } from "@/lib/rental/labels";
import { calendarDate } from "@/lib/rental/posting-date";
import { cutText } from "@/lib/text/excerpt";
import { MAX_AREA, withSiteName } from "./list-text";
import { joinFitting, MAX_DESCRIPTION, MAX_TITLE } from "./text-lengths";

/** The facts of an area that its title and description contain. */
export type AreaFacts = {
  /** Its name in geo_location. */
  name: string;
  count: number;
  groups: readonly RentGroup[];
  /** ISO time of the newest posting. */
  newest: string | null;
};

export function areaHeading(name: string, t: Translator): string {
  return t("meta.area.heading", { area: placeLabel(name, t) });
}

/** "Canggu, Bali: monthly rents and new rentals", at most 65 characters. Must differ from the title of the area's list. */
export function areaTitle({ name }: Pick<AreaFacts, "name">, t: Translator): string {
  const write = (area: string) => t("meta.area.title", { area });
  return write(cutText(placeLabel(name, t), MAX_TITLE - write("").length));
}

/** `areaTitle` with the site's name if it fits. */
export function areaPageTitle(facts: Pick<AreaFacts, "name">, t: Translator): string {
  return withSiteName(areaTitle(facts, t));
}

/** "Rp 25M for 2 bedrooms". */
function medianLabel({ median, bedrooms, kind }: RentGroup, language: Language): string {
  const { t } = language;
  const homes = bedrooms === 0 ? t("meta.area.studios") : roomsLabel(bedrooms, null, t);
  const rent = compactAmount(median, null, language);
  return t("meta.area.median", { rent, homes: kind === "room" ? t("meta.area.rooms") : homes });
}

/** An area in one line of 70 to 160 characters: count, as many median rents by bedrooms as fit, date of the newest. */
export function areaDescription({ name, count, groups, newest }: AreaFacts, language: Language): string {
  const { locale, t } = language;
  const area = t("places.inRegion", { place: cutText(placeLabel(name, t), MAX_AREA) });
  const date = calendarDate(newest, locale);
  const dated = (text: string) => (date === null ? text : t("meta.area.newest", { text, date }));
  const write = (medians: string) => dated(t("meta.area.facts", { count, area, medians }));
  const labels = groups.filter(({ isNear }) => !isNear).map((group) => medianLabel(group, language));
  const medians = joinFitting(labels, ", ", (text) => write(text).length <= MAX_DESCRIPTION);
  return medians === "" ? dated(t("meta.area.noFacts", { count, area })) : write(medians);
}
