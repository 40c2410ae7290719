import type { Language, Translator } from "@/lib/language/translator";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { compactAmount, groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { Comparison, Standing } from "./comparison";
import type { HomeClass } from "./home-class";
import type { RentGroup } from "./rent-market";

/** Accompanies every comparison: adverts state asking prices, not what is paid. */
export const ASKING = "(asking prices)";

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "two-bedroom homes", "studios", "12-bedroom homes", "rooms". */
function homesLabel({ kind, bedrooms }: HomeClass): string {
  if (kind === "room") return "rooms";
  return bedrooms === 0 ? "studios" : `${WORDS[bedrooms] ?? bedrooms}-bedroom homes`;
}

/** "Studio", "2", "Room": the heading of a table row. */
export function homeClassLabel({ kind, bedrooms }: HomeClass): string {
  if (kind === "room") return "Room";
  return bedrooms === 0 ? "Studio" : String(bedrooms);
}

/** "two-bedroom homes in Canggu"; "... in and near Canggu" if neighbouring areas are included. */
export function groupLabel(group: RentGroup, t: Translator): string {
  const { area, isNear } = group;
  return `${homesLabel(group)} in ${isNear ? "and near " : ""}${placeLabel(area, t)}`;
}

/** "34 two-bedroom homes in Canggu". */
export function countedLabel(group: RentGroup, { locale, t }: Language): string {
  return `${groupDigits(group.rents.length, locale)} ${groupLabel(group, t)}`;
}

/** A sentence. An `amount` in rupiah between its two parts is shown in the visitor's currency. */
export type MarketSentence = { text: string } | { before: string; amount: number; after: string };

function standingText(standing: Standing, group: RentGroup, language: Language): string {
  const homes = countedLabel(group, language);
  switch (standing.kind) {
    case "around":
      return `Around the median of ${homes} ${ASKING}`;
    case "under":
    case "over":
      return `${standing.percent} % ${standing.kind} the median of ${homes} ${ASKING}`;
    case "lowest":
      return `Lowest of ${homes}, ${standing.percent} % under the median ${ASKING}`;
    case "highest":
      return `Highest of ${homes}, ${standing.percent} % over the median ${ASKING}`;
  }
}

/** A comparison as a sentence (docs/behaviour.md, A4): the standing of the rent, or else the median. */
export function marketSentence({ group, standing }: Comparison, language: Language): MarketSentence {
  if (standing !== null) return { text: standingText(standing, group, language) };
  return {
    before: `Median of ${countedLabel(group, language)}: `,
    amount: group.median,
    after: ` / month ${ASKING}`,
  };
}

/** A comparison for cards and columns: "12 % under median", "Median Rp 20M of 7 alike". */
export function shortStanding(comparison: Comparison | null, language: Language): string | null {
  if (comparison === null) return null;
  const { standing, group } = comparison;
  const count = groupDigits(group.rents.length, language.locale);
  if (standing === null)
    return `Median ${compactAmount(group.median, BASE_CURRENCY, language)} of ${count} alike`;
  switch (standing.kind) {
    case "around":
      return "Around median";
    case "under":
    case "over":
      return `${standing.percent} % ${standing.kind} median`;
    case "lowest":
    case "highest":
      return `${standing.kind === "lowest" ? "Lowest" : "Highest"} of ${count} alike`;
  }
}

/** The rows of the table next to the plot, in rupiah a month. */
export function rentRows({ group, rent }: Comparison): { name: string; rupiah: number }[] {
  return [
    { name: "Lowest", rupiah: group.lowest },
    { name: "A quarter ask less than", rupiah: group.lower },
    { name: "Median", rupiah: group.median },
    { name: "A quarter ask more than", rupiah: group.upper },
    { name: "Highest", rupiah: group.highest },
    ...(rent === null ? [] : [{ name: "This home", rupiah: rent }]),
  ];
}

/** Rent and median per bedroom, in rupiah a month; null below two bedrooms, and if the rent does not count. */
export function perBedroom({ group, rent }: Comparison): { own: number; median: number } | null {
  if (rent === null || group.bedrooms < 2) return null;
  return { own: rent / group.bedrooms, median: group.median / group.bedrooms };
}

/** " 2 lie beyond the edges." for rents outside of the axis; empty if there are none. */
export function beyondNote(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " One lies beyond the edge." : ` ${count} lie beyond the edges.`;
}
