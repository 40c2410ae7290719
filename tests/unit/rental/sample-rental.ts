import type { LiveRental } from "@/lib/rental/rental";
import type { CardContext } from "@/lib/search/card";
import { ENGLISH } from "../../support/in-english";

/** For cards with photos, on the day after `sampleRental` was posted. */
export const CARD_CONTEXT: CardContext = {
  language: ENGLISH,
  now: new Date("2026-11-21T00:00:00Z"),
  places: { points: [], indexByName: {} },
  unitsOf: () => [],
  textStartOf: () => "",
  standingOf: () => null,
  formerRentOf: () => null,
};

/** A complete live listing. A test changes the fields that matter to it. */
export function sampleRental(change: Partial<LiveRental> = {}): LiveRental {
  return {
    id: 1,
    slug: "villa-canggu",
    title: "Two-bedroom villa with a pool",
    location: "canggu",
    bedrooms: 2,
    bathrooms: 2,
    price_amount: 35_000_000,
    price_currency: "IDR",
    rental_period: "month",
    posted_at: "2026-11-20T04:00:00.000Z",
    media_urls: ["/media/pool-01.webp"],
    isReachable: true,
    property_type: "villa",
    source_channel_name: "channel",
    ...change,
  };
}
