import type { Include } from "../lib/facts/stated-items.ts";
import type { Fact } from "./fact.ts";
import type { Deposit } from "./rent/prices.ts";
import type { StayTotal } from "./rent/stay-totals.ts";
import type { Rent } from "./rent.ts";

export type Kind = "offer" | "wanted" | "other";

/** What an advert says. Null and empty: it does not say. */
export type Advert = {
  kind: Fact<Kind>;
  /** Why it is no offer: sale, land, ended, ...; null for an offer. */
  why: string | null;
  /** Every asked rent in the order of publishing: month, year, week, day or night; then the lowest. */
  rents: readonly Fact<Rent>[];
  /** What stays of several months cost at once, the shortest first. */
  stayTotals: readonly Fact<StayTotal>[];
  /** Several units whose rents cannot be told apart. */
  areUnitsUnclear: boolean;
  bedrooms: Fact<number> | null;
  bathrooms: Fact<number> | null;
  propertyType: Fact<string> | null;
  /** The name of the place as the table of places spells it. */
  area: Fact<string> | null;
  /** In E.164. */
  phones: readonly Fact<string>[];
  /** The number in E.164. */
  whatsapp: Fact<string> | null;
  /** The handle without @. */
  telegram: Fact<string> | null;
  links: readonly Fact<string>[];
  mapUrl: Fact<string> | null;
  /** An ISO date in the calendar of Bali, or "now". */
  availableFrom: Fact<string> | null;
  minimumStayMonths: Fact<number> | null;
  /** Where it is shorter than a month. */
  minimumStayDays: Fact<number> | null;
  deposit: Fact<Deposit> | null;
  /** Whether one is asked, where no sum is named: "half a month". */
  depositInWords: Fact<"yes" | "no"> | null;
  /** "no" also where it costs extra. */
  includes: Partial<Record<Include, Fact<"yes" | "no">>>;
  wifiMbps: Fact<number> | null;
  /** The most of it that the rent includes by the month. */
  electricityCap: Fact<Deposit> | null;
};
