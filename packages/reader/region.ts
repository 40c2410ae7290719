import type { CountryCode } from "libphonenumber-js/max";
import type { RentalPeriod } from "./fact.ts";
import { type CurrencyCode, type LocalCurrency, localCurrency } from "./rent/local-currency.ts";
import type { Normalised } from "./text/normalise.ts";
import { type Day, dayFinder } from "./time/calendar.ts";
import { ITEM_JOINTS } from "./vocabulary/includes.ts";
import { type Key, taggedTerms, vocabulary } from "./vocabulary/lexicon.ts";
import { type PlaceNames, type PlaceRow, placeNames } from "./vocabulary/places.ts";
import { type TermFinder, termFinder } from "./vocabulary/term-finder.ts";

export type Bounds = { least: number; most: number };

/** What the reader has to know of a region; examples are in README.md. */
export type RegionOptions = {
  places: readonly PlaceRow[];
  /** The text of a table like `vocabulary/en.tsv`, with terms that name the region or its neighbours. */
  words: string;
  /** The rents that homes are let for, by period, in `currency`. */
  rents: Readonly<Record<RentalPeriod, Bounds>>;
  /** The currency of sums without one. */
  currency: CurrencyCode;
  /** A time zone of the IANA database, in whose calendar dates are read. */
  zone: string;
  /** The country of phone numbers without a country code. */
  phoneCountry: CountryCode;
  /** Districts that share their name with a place in them. */
  ambiguousDistricts?: readonly string[];
};

/** Acts of a post (it offers a home, asks for one, sells, warns), what it is about, and phrases that only look like either. */
export type KindKey = Key<"act" | "subject" | "unrelated">;

export type Region = Pick<RegionOptions, "rents" | "phoneCountry"> & {
  currency: LocalCurrency;
  places: PlaceNames;
  kindTerms: TermFinder<KindKey>;
  /** Words of a wish that ask for nothing by themselves: `looking for`, `per month`, `allowed`. */
  fillerTerms: TermFinder<"filler">;
  /** The day that the region's calendar shows at a time. */
  dayAt: (time: Date) => Day;
};

/** A text that is read by the rules of a region. */
export type RegionText = Normalised & { region: Region };

export function regionOf(options: RegionOptions): Region {
  const { words, places, zone, ambiguousDistricts = [], currency, ...rest } = options;
  const terms = taggedTerms([words]);
  return {
    ...rest,
    currency: localCurrency(currency),
    places: placeNames(places, ambiguousDistricts, vocabulary("areaCue", terms)),
    kindTerms: termFinder<KindKey>({
      ...vocabulary("act", terms),
      ...vocabulary("subject", terms),
      ...vocabulary("unrelated", terms),
    }),
    fillerTerms: termFinder({ filler: [...vocabulary("wish", terms).filler, ...ITEM_JOINTS] }),
    dayAt: dayFinder(zone),
  };
}
