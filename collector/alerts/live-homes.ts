import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { chunks } from "../../lib/lists/chunks.ts";
import { collapsePlaces } from "../../lib/places/places.ts";
import { onlyListable } from "../../lib/rental/live.ts";
import {
  IDS_AT_ONCE,
  type LiveReads,
  liveList,
  MAX_ROWS,
  pagesById,
  reportedChanges,
} from "../../lib/rental/live-list.ts";
import { placeholderFlags } from "../../lib/rental/placeholder-prices.ts";
import type { Rental } from "../../lib/rental/rental.ts";
import { rentalRow } from "../../lib/rental/rental-row.ts";
import type { SearchContext } from "../../lib/search/criteria.ts";
import { liveTexts } from "../../lib/search/live-texts.ts";
import type { Snapshot } from "../../lib/search/snapshot.ts";
import { shippedRates } from "../run/usual-rents.ts";
import { callFunction, rowsOf } from "../store/call-function.ts";
import type { CollectorService } from "../store/service.ts";

/** What a search looks at, as on the site, but for the rates: those of the release are near enough to tell which homes fit. */
export type LiveHomes = Pick<Snapshot, "rentals" | "places" | "texts" | "readAt"> &
  Pick<SearchContext, "rates">;

/** The usable rows. A row that cannot be read is no home; the site reports it. */
const usable = (rows: readonly unknown[]): Rental[] =>
  rows.flatMap((row) => rentalRow.safeParse(row).data ?? []);

function readsOf(client: SupabaseClient): LiveReads<Rental> {
  const live = (since: Date) => {
    const rentals = client.from("rentals").select("*");
    return onlyListable(rentals).gte("posted_at_telegram", since.toISOString());
  };
  return {
    changes: (since) => callFunction(client, "rental_changes_since", { since }, reportedChanges),
    among: async (ids, since) => {
      const homes: Rental[] = [];
      for (const some of chunks(ids, IDS_AT_ONCE))
        homes.push(...usable(rowsOf("rentals", await live(since).in("id", some), z.unknown())));
      return homes;
    },
    all: async function* (since) {
      const pages = pagesById(async (after) =>
        rowsOf("rentals", await live(since).gt("id", after).order("id").limit(MAX_ROWS), z.unknown()),
      );
      for await (const page of pages) yield usable(page);
    },
  };
}

/** Reads the live rentals as the site does: all of them first, later those that changed. One per process. */
export function liveHomesReader() {
  const list = liveList<Rental>();
  const flagged = placeholderFlags<Rental>();
  const rates = shippedRates();
  return async ({ client, rows }: CollectorService, now: Date): Promise<LiveHomes> => {
    const readAt = now.getTime();
    const rentals = flagged((await list(readsOf(client), readAt)).rentals);
    // Places without rentals, too: a search may wait for the first home of its area.
    const places = collapsePlaces(await rows.places());
    return { rentals, texts: liveTexts(rentals), places, rates, readAt };
  };
}
