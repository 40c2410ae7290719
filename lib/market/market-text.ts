import type { Language, Translator } from "@/lib/language/translator";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { compactAmount, groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { Comparison } from "./comparison";
import type { HomeClass } from "./home-class";
import type { RentGroup } from "./rent-market";

/** "two-bedroom homes", "studios", "12-bedroom homes", "rooms". */
function homesLabel({ kind, bedrooms }: HomeClass, t: Translator): string {
  return kind === "room" ? t("market.rooms") : t("market.homes", { bedrooms });
}

/** "Studio", "2", "Room": the heading of a table row. */
export function homeClassLabel({ kind, bedrooms }: HomeClass, t: Translator): string {
  if (kind === "room") return t("market.room");
  return bedrooms === 0 ? t("market.studio") : String(bedrooms);
}

/** "two-bedroom homes in Canggu"; "... in and near Canggu" if neighbouring areas are included. */
export function groupLabel(group: RentGroup, t: Translator): string {
  const { area, isNear } = group;
  return t(isNear ? "market.near" : "market.in", {
    homes: homesLabel(group, t),
    place: placeLabel(area, t),
  });
}

export function countedLabel(group: RentGroup, { locale, t }: Language): string {
  const count = group.rents.length;
  return t("market.counted", { count, n: groupDigits(count, locale), homes: groupLabel(group, t) });
}

/** "12 % under median", "Median Rp 20M of 7 alike". */
export function shortStanding(comparison: Comparison | null, language: Language): string | null {
  if (comparison === null) return null;
  const { standing, group } = comparison;
  const { locale, t } = language;
  const n = groupDigits(group.rents.length, locale);
  if (standing === null)
    return t("market.short.median", { rent: compactAmount(group.median, BASE_CURRENCY, language), n });
  if (standing.kind === "around") return t("market.short.around");
  return standing.kind === "under" || standing.kind === "over"
    ? t(`market.short.${standing.kind}`, { percent: standing.percent })
    : t(`market.short.${standing.kind}`, { n });
}

const MIN_PERCENT_ON_CARD = 20;

/** `shortStanding` of a rent that is far from the median, for a card (docs/behaviour.md, A6); null for any other. */
export function cardStanding(comparison: Comparison | null, language: Language): string | null {
  const standing = comparison?.standing ?? null;
  if (standing === null || standing.kind === "around" || standing.percent < MIN_PERCENT_ON_CARD) return null;
  return shortStanding(comparison, language);
}

type RentRow = { name: string; rupiah: number; isOwn: boolean };

/** The ends, the quartiles and the median of a group, and the listing's own rent if it counts, lowest first. */
export function rentRows({ group, rent }: Comparison, t: Translator): RentRow[] {
  const rents = { ...group, own: rent };
  return (["lowest", "lower", "median", "upper", "highest", "own"] as const)
    .flatMap((row) => {
      const rupiah = rents[row];
      return rupiah === null ? [] : [{ name: t(`market.rows.${row}`), rupiah, isOwn: row === "own" }];
    })
    .sort((a, b) => a.rupiah - b.rupiah);
}

/** Rent and median per bedroom, in rupiah a month; null below two bedrooms, and if the rent does not count. */
export function perBedroom({ group, rent }: Comparison): { own: number; median: number } | null {
  if (rent === null || group.bedrooms < 2) return null;
  return { own: rent / group.bedrooms, median: group.median / group.bedrooms };
}
