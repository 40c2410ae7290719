import type { Fact } from "./fact.ts";
import type { Gender } from "./home/tenants.ts";
import type { Include } from "./includes/sentence-claims.ts";
import type { Deposit } from "./rent/prices.ts";
import type { StayTotal } from "./rent/stay-totals.ts";
import type { Rent } from "./rent.ts";

export type Kind = "offer" | "wanted" | "other";

/** The facts of an advert. Null or empty means not stated. */
export type Advert = {
  kind: Fact<Kind>;
  /** Reason why it is no offer: sale, land, ended, ...; null for an offer. */
  why: string | null;
  /** The rents in the order of publishing: month, year, week, day or night; then the lowest. */
  rents: readonly Fact<Rent>[];
  /** Prices of whole stays of several months, shortest first. */
  stayTotals: readonly Fact<StayTotal>[];
  bedrooms: Fact<number> | null;
  bathrooms: Fact<number> | null;
  propertyType: Fact<string> | null;
  /** The only tenants, if the home is let to women or to men alone. */
  gender: Fact<Gender> | null;
  /** The name of the place as in the table of places. */
  area: Fact<string> | null;
  /** In E.164. */
  phones: readonly Fact<string>[];
  whatsapp: Fact<string> | null;
  /** The handle without @. */
  telegram: Fact<string> | null;
  /** In lower case. */
  email: Fact<string> | null;
  links: readonly Fact<string>[];
  mapUrl: Fact<string> | null;
  /** An ISO date in the calendar of the region, or "now". */
  availableFrom: Fact<string> | null;
  minimumStayMonths: Fact<number> | null;
  /** Set if it is shorter than a month. */
  minimumStayDays: Fact<number> | null;
  deposit: Fact<Deposit> | null;
  /** Whether a deposit without a sum is asked: "half a month". */
  depositInWords: Fact<"yes" | "no"> | null;
  /** "no" includes items that cost extra. */
  includes: Partial<Record<Include, Fact<"yes" | "no">>>;
  /** Months of rent that are paid at once when moving in. */
  monthsAhead: Fact<number> | null;
  wifiMbps: Fact<number> | null;
  electricityCap: Fact<Deposit> | null;
};
