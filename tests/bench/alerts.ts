import type { AlertEvent, SavedSearch } from "../../collector/alerts/alert-rows.ts";
import { alertQuery } from "../../collector/alerts/find-homes.ts";
import type { LiveHomes } from "../../collector/alerts/live-homes.ts";
import { matchEvents } from "../../collector/alerts/match-events.ts";
import { parseRentalFacts } from "../../lib/facts/rental-facts.ts";
import { geoRow } from "../../lib/places/geo-row.ts";
import { collapsePlaces } from "../../lib/places/places.ts";
import { liveRow } from "../../lib/rentals/live-row.ts";
import { indexedText } from "../../lib/search/indexed-text.ts";
import type { Line } from "./line.ts";
import { manyListings } from "./many-listings.ts";

const SEARCHES = 10_000;
const NEW_HOMES = 200;
const LIVE_HOMES = 5_400;

/** Searches as visitors save them: mostly an area or two and a rent, some with words. */
function searchesIn(areas: readonly string[]): SavedSearch[] {
  return Array.from({ length: SEARCHES }, (_, at) => {
    const params = new URLSearchParams();
    if (at % 10 > 0)
      params.set("location", [areas[at % areas.length], areas[(at * 7) % areas.length]].join());
    if (at % 3 > 0) params.set("price_max", String(5_000_000 + (at % 60) * 500_000));
    if (at % 2 > 0) params.set("min_bedrooms", String(1 + (at % 4)));
    if (at % 5 === 0) params.set("includes", "wifi,pool");
    if (at % 9 === 0) params.set("keywords", `pool garden${at % 7}`);
    const query = alertQuery(params);
    return { id: at + 1, chat_id: at + 1, query, locale: "en", rhythm: "now", is_paused: false };
  });
}

export async function alertLines(): Promise<Line[]> {
  const listings = await manyListings(LIVE_HOMES, LIVE_HOMES);
  const rows = listings.rentals.map((row) => ({ rental: liveRow.parse(row), row }));
  const homes: LiveHomes = {
    rentals: rows.map(({ rental }) => rental),
    texts: new Map(
      rows.map(({ rental, row }) => [
        rental.id,
        indexedText(rental, {
          id: rental.id,
          raw_description: row.raw_description,
          contact_url: row.contact_url,
          facts: parseRentalFacts(row.facts) && row.facts,
        }),
      ]),
    ),
    places: collapsePlaces(listings.geo_location.flatMap((row) => geoRow.safeParse(row).data ?? [])),
    rates: { IDR: 1 },
    readAt: Date.now(),
  };
  const searches = searchesIn(listings.geo_location.map(({ location_name }) => location_name));
  const events = homes.rentals
    .slice(0, NEW_HOMES)
    .map(({ id }): AlertEvent => ({ id, rental_id: id, kind: "new", rent_before: null }));
  const start = performance.now();
  const messages = matchEvents(events, searches, homes, new Date());
  const ms = performance.now() - start;
  return [
    { what: "200 new homes against 10,000 searches", value: ms, unit: "ms", target: { atMost: 1_000 } },
    { what: "messages from them", value: messages.length, unit: "", target: { atLeast: 1 } },
  ];
}
