import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { parseRentalFacts } from "../../lib/facts/rental-facts.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import type { ExchangeRates } from "../../lib/money/currency.ts";
import { collapsePlaces, type Places } from "../../lib/places/places.ts";
import { onlyListable } from "../../lib/rental/live.ts";
import {
  IDS_AT_ONCE,
  type LiveReads,
  liveList,
  MAX_ROWS,
  pagesById,
  reportedChanges,
} from "../../lib/rental/live-list.ts";
import { LIVE_COLUMNS, liveRow, texts } from "../../lib/rental/live-row.ts";
import { placeholderFlags } from "../../lib/rental/placeholder-prices.ts";
import { FIRST_RENT_COLUMNS, indexedText } from "../../lib/search/indexed-text.ts";
import { shippedRates } from "../run/usual-rents.ts";
import { callFunction, rowsOf } from "../store/call-function.ts";
import type { CollectorService } from "../store/service.ts";

const text = z.string().nullable().catch(null);

const unparsed = z.unknown().optional();

const describedRow = z.object({
  raw_description: z.string().catch(""),
  contact_name: text,
  contact_url: text,
  owner_statements: text,
  amenities: texts,
  ...{
    facts: unparsed,
    first_amount: unparsed,
    first_currency: unparsed,
    first_period: unparsed,
  },
});

const homeRow = z
  .preprocess(
    (row) => ({ rental: row, described: row }),
    z.object({ rental: liveRow, described: describedRow }),
  )
  .transform(({ rental, described }) => {
    const { first_amount, first_currency, first_period, ...details } = described;
    const indexed = indexedText(rental, { ...described, id: rental.id });
    return { ...rental, ...details, facts: parseRentalFacts(details.facts), indexed };
  });

/** A live home: what lists and searches look at, and what messages say of it. */
export type LiveHome = z.infer<typeof homeRow>;

/** What a search looks at: the same rentals, texts, places and rates as on the site. */
export type LiveHomes = {
  /** Newest first. */
  rentals: readonly LiveHome[];
  places: Places;
  rates: ExchangeRates;
  /** In ms since the epoch. */
  readAt: number;
};

/** A row that cannot be read is no home; the site reports it. */
export function liveHome(row: unknown): LiveHome[] {
  const home = homeRow.safeParse(row).data;
  return home === undefined ? [] : [home];
}

const COLUMNS = [
  LIVE_COLUMNS,
  "raw_description,contact_name,owner_statements,amenities,facts",
  FIRST_RENT_COLUMNS,
];

function readsOf(client: SupabaseClient): LiveReads<LiveHome> {
  const live = (since: Date) => {
    const rentals = client.from("rentals").select(COLUMNS.join());
    return onlyListable(rentals).gte("posted_at_telegram", since.toISOString());
  };
  return {
    changes: (since) => callFunction(client, "rental_changes_since", { since }, reportedChanges),
    among: async (ids, since) => {
      const homes: LiveHome[] = [];
      for (const some of chunks(ids, IDS_AT_ONCE))
        homes.push(...rowsOf("rentals", await live(since).in("id", some), z.unknown()).flatMap(liveHome));
      return homes;
    },
    all: async function* (since) {
      const pages = pagesById(async (after) =>
        rowsOf("rentals", await live(since).gt("id", after).order("id").limit(MAX_ROWS), z.unknown()),
      );
      for await (const page of pages) yield page.flatMap(liveHome);
    },
  };
}

export type ReadLiveHomes = (service: CollectorService, now: Date) => Promise<LiveHomes>;

/** Reads the live rentals as the site does: all of them first, later those that changed. One per process. */
export function liveHomesReader(): ReadLiveHomes {
  const list = liveList<LiveHome>();
  const flagged = placeholderFlags<LiveHome>();
  const rates = shippedRates();
  return async ({ client, rows }, now) => {
    const { rentals } = await list(readsOf(client), now.getTime());
    // Places without rentals, too: a search may wait for the first home of its area.
    const places = collapsePlaces(await rows.places());
    return { rentals: flagged(rentals), places, rates, readAt: now.getTime() };
  };
}
