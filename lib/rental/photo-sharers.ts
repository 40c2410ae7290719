import type { Language } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { detailTitle } from "./labels";
import { shortDateSeenFrom } from "./posting-date";
import type { Rental } from "./rental";
import { rentalPath } from "./rental-address";
import { differencesFrom } from "./same-photos";

export type PhotoSharerLink = {
  id: number;
  href: string;
  title: string;
  /** "posted 12 Nov"; empty without a date. */
  posted: string;
  /** "another contact, in Ubud, Rp 12M / month". */
  differences: string;
};

/** Listings with the photos of a rental that differ from it, newest first (docs/behaviour.md, D15). `now` in epoch ms. */
export function photoSharerLinks(
  rental: Rental,
  sharing: readonly Rental[],
  { rates, now, language }: { rates: ExchangeRates; now: number; language: Language },
): PhotoSharerLink[] {
  return sharing
    .toSorted((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? "") || b.id - a.id)
    .map((other) => {
      const date = shortDateSeenFrom(new Date(now), other.posted_at, language.locale);
      return {
        id: other.id,
        href: rentalPath(other),
        title: detailTitle(other, language.t),
        posted: date === null ? "" : language.t("pay.postedOn", { date }),
        differences: differencesFrom(rental, other, rates, language).join(", "),
      };
    })
    .filter(({ differences }) => differences !== "");
}
