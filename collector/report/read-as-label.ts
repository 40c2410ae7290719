import { DAY_NOT_NAMED } from "../../lib/facts/fact.ts";
import type { Advert } from "../../reader/advert.ts";
import type { StayTotal } from "../../reader/rent/stay-totals.ts";
import type { Rent } from "../../reader/rent.ts";

type LabelledRent = Omit<Rent, "fromMonths"> & { from_months?: number };

export type ReadLabel = {
  kind: string | null;
  why: string | null;
  prices: LabelledRent[];
  totals: StayTotal[];
  bedrooms: number | null;
  bathrooms: number | null;
  area: string[] | null;
  area_by?: "topic";
  phone: string | null;
  telegram: string | null;
  map_url: string | null;
  available_from: string | null;
  minimum_stay_months: number | null;
  deposit: { amount: number; currency: string } | null;
  /** Set if the text states a deposit, or none, without a sum. */
  deposit_in_words: "yes" | "no" | null;
  available_in_words: "yes" | null;
  includes: Record<string, "yes" | "no">;
};

type DoubtfulOrCertain<V> = { value: V; doubt: string | null };

const certain = <V>(fact: DoubtfulOrCertain<V> | null | undefined): V[] =>
  fact && fact.doubt === null ? [fact.value] : [];

/** The certain facts of an advert. Doubtful ones count as unread. */
export function readAsLabel(advert: Advert): ReadLabel {
  const [area = null] = certain(advert.area);
  const [phone = null] = [advert.whatsapp, ...advert.phones].flatMap(certain);
  const includes = Object.entries(advert.includes).flatMap(([what, fact]) =>
    certain(fact).map((says) => [what, says] as const),
  );
  return {
    kind: certain(advert.kind)[0] ?? null,
    why: advert.why,
    prices: advert.rents
      .flatMap(certain)
      .map(({ fromMonths, ...rent }) =>
        fromMonths === undefined ? rent : { ...rent, from_months: fromMonths },
      ),
    totals: advert.stayTotals.flatMap(certain),
    bedrooms: certain(advert.bedrooms)[0] ?? null,
    bathrooms: certain(advert.bathrooms)[0] ?? null,
    area: area === null ? null : [area],
    ...(area !== null && advert.area?.origin === "topic" ? { area_by: "topic" } : {}),
    phone: phone?.replace(/^\+/, "") ?? null,
    telegram: certain(advert.telegram)[0] ?? null,
    map_url: certain(advert.mapUrl)[0] ?? null,
    available_from: certain(advert.availableFrom)[0] ?? null,
    minimum_stay_months: certain(advert.minimumStayMonths)[0] ?? null,
    deposit: certain(advert.deposit)[0] ?? null,
    deposit_in_words: certain(advert.depositInWords)[0] ?? null,
    available_in_words: advert.availableFrom?.doubt === DAY_NOT_NAMED ? "yes" : null,
    includes: Object.fromEntries(includes),
  };
}
