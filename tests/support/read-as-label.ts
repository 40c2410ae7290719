import type { Advert } from "@rentals/reader/advert.ts";
import { DAY_NOT_NAMED } from "@rentals/reader/forms/doubt.ts";
import type { StayTotal } from "@rentals/reader/rent/stay-totals.ts";
import type { Rent } from "@rentals/reader/rent.ts";
import { certainValue } from "../../lib/facts/fact.ts";

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
  gender: "women" | "men" | null;
  includes: Record<string, "yes" | "no">;
};

/** The certain facts of an advert. Doubtful ones count as unread. */
export function readAsLabel(advert: Advert): ReadLabel {
  const area = certainValue(advert.area);
  const [phone = null] = [advert.whatsapp, ...advert.phones].flatMap((fact) => certainValue(fact) ?? []);
  const rents = advert.rents.flatMap((fact) => certainValue(fact) ?? []);
  const includes = Object.entries(advert.includes).flatMap(([what, fact]) => {
    const says = certainValue(fact);
    return says === null ? [] : [[what, says] as const];
  });
  return {
    kind: certainValue(advert.kind),
    why: advert.why,
    prices: rents.map(({ fromMonths, ...rent }) =>
      fromMonths === undefined ? rent : { ...rent, from_months: fromMonths },
    ),
    totals: advert.stayTotals.flatMap((fact) => certainValue(fact) ?? []),
    bedrooms: certainValue(advert.bedrooms),
    bathrooms: certainValue(advert.bathrooms),
    area: area === null ? null : [area],
    ...(area !== null && advert.area?.origin === "topic" ? { area_by: "topic" } : {}),
    phone: phone?.replace(/^\+/, "") ?? null,
    telegram: certainValue(advert.telegram),
    map_url: certainValue(advert.mapUrl),
    available_from: certainValue(advert.availableFrom),
    minimum_stay_months: certainValue(advert.minimumStayMonths),
    deposit: certainValue(advert.deposit),
    deposit_in_words: certainValue(advert.depositInWords),
    gender: certainValue(advert.gender),
    available_in_words: advert.availableFrom?.doubt === DAY_NOT_NAMED ? "yes" : null,
    includes: Object.fromEntries(includes),
  };
}
