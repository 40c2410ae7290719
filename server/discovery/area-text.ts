import { DEFAULT_LOCALE } from "@/lib/language/locales";
import type { RentGroup } from "@/lib/market/rent-market";
import { compactAmount } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { roomsLabel } from "@/lib/rentals/labels";
import { calendarDate } from "@/lib/rentals/posting-date";
import { cutText } from "@/lib/text/excerpt";
import { languageOf } from "@/server/language/language-of";
import { countLabel, MAX_AREA, MAX_TITLE, withSiteName } from "./list-text";

/** Until every caller knows the language of its page. */
const language = languageOf(DEFAULT_LOCALE);

const MAX_DESCRIPTION = 160;

/** The facts of an area that its title and description contain. */
export type AreaFacts = {
  /** Its name in geo_location. */
  name: string;
  count: number;
  groups: readonly RentGroup[];
  /** ISO time of the newest posting. */
  newest: string | null;
};

export function areaHeading(name: string): string {
  return `Monthly rentals in ${placeLabel(name, language.t)}`;
}

/** "Canggu, Bali: monthly rents and new rentals", at most 65 characters. Must differ from the title of the area's list. */
export function areaTitle({ name }: Pick<AreaFacts, "name">): string {
  const end = ", Bali: monthly rents and new rentals";
  return `${cutText(placeLabel(name, language.t), MAX_TITLE - end.length)}${end}`;
}

/** `areaTitle` with the site's name if it fits. */
export function areaPageTitle(facts: Pick<AreaFacts, "name">): string {
  return withSiteName(areaTitle(facts));
}

/** "Rp 25M for 2 bedrooms". */
function medianLabel({ median, bedrooms, kind }: RentGroup): string {
  const homes = bedrooms === 0 ? "studios" : roomsLabel(bedrooms, null, language.t);
  return `${compactAmount(median, null, language)} for ${kind === "room" ? "rooms" : homes}`;
}

/** An area in one line of 70 to 160 characters: count, as many median rents by bedrooms as fit, date of the newest. */
export function areaDescription({ name, count, groups, newest }: AreaFacts): string {
  const area = `${cutText(placeLabel(name, language.t), MAX_AREA)}, Bali`;
  const homes = `${countLabel(count)} to rent by the month in ${area}`;
  const date = calendarDate(newest, language.locale);
  const end = date === null ? "." : `. Newest of ${date}.`;
  const ownGroups = groups.filter(({ isNear }) => !isNear);
  const medians = ownGroups.map(medianLabel).reduce((text, label) => {
    const longer = text === "" ? `: median asking rent ${label}` : `${text}, ${label}`;
    return homes.length + longer.length + end.length <= MAX_DESCRIPTION ? longer : text;
  }, "");
  if (medians !== "") return `${homes}${medians}${end}`;
  return `${homes}: the newest, a map and a feed of new ones${end}`;
}
