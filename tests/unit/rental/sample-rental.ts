import type { RentalPeriod } from "@/lib/money/period";
import { type Rent, rentOf } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import type { CardContext } from "@/lib/search/card";
import { ENGLISH } from "../../support/in-english";

/** For cards with photos, on the day after `sampleRental` was posted. */
export const CARD_CONTEXT: CardContext = {
  language: ENGLISH,
  now: new Date("2026-11-21T00:00:00Z"),
  places: { points: [], indexByName: {} },
  unitsOf: () => [],
  standingOf: () => null,
  formerRentOf: () => null,
};

/** A rent as the columns of a row have it. */
export type RentColumns = {
  price_amount?: number | null;
  price_currency?: string | null;
  rental_period?: RentalPeriod | null;
  hasPlaceholderPrice?: true;
};

/** What a test changes of a sample; its rent by columns, for tables of cases. */
export type Change<Sample> = Partial<Sample> & RentColumns;

/** At first 35 million rupiah a month. */
export function sampleRent({
  price_amount = 35_000_000,
  price_currency = "IDR",
  rental_period = "month",
  hasPlaceholderPrice,
}: RentColumns = {}): Rent | null {
  const rent = rentOf(price_amount, price_currency, rental_period);
  return rent && hasPlaceholderPrice ? { ...rent, price_per_month: null } : rent;
}

/** The change with its rent, if any column of it is given. */
export function withRent<Changed>(change: Changed & RentColumns) {
  const { price_amount, price_currency, rental_period, hasPlaceholderPrice, ...others } = change;
  const columns = { price_amount, price_currency, rental_period, hasPlaceholderPrice };
  const isUnchanged = Object.values(columns).every((column) => column === undefined);
  return isUnchanged ? others : { ...others, rent: sampleRent(columns) };
}

/** A complete live listing. A test changes the fields that matter to it. */
export function sampleRental(change: Change<LiveRental> = {}): LiveRental {
  return {
    id: 1,
    slug: "villa-canggu",
    title: "Two-bedroom villa with a pool",
    location: "canggu",
    bedrooms: 2,
    bathrooms: 2,
    rent: sampleRent(),
    posted_at: "2026-11-20T04:00:00.000Z",
    media_urls: ["/media/pool-01.webp"],
    isReachable: true,
    property_type: "villa",
    source_channel_name: "channel",
    ...withRent(change),
  };
}
