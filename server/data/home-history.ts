import "server-only";
import { z } from "zod";
import { contactId } from "@/lib/contact/contact-id";
import type { ContactRecord } from "@/lib/rental/contact-record";
import type { Reposts } from "@/lib/rental/joined-posts";
import { daysShown } from "@/lib/rental/live";
import { IDS_AT_ONCE, MAX_ROWS } from "@/lib/rental/live-list";
import { timestamp } from "@/lib/rental/live-row";
import type { Rental } from "@/lib/rental/rental";
import { MAX_DUPLICATE_STEPS } from "@/lib/rental/rental-address";
import { rowsOf } from "./live-reads";
import { parseRentalRow } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** Most posts whose texts are shown. */
const MAX_TEXTS = 20;

const POST_COLUMNS =
  "id,posted_at_telegram,price_amount,price_currency,rental_period,raw_description,source,source_channel_name,message_id";

/** An unusable row is not reported: nobody misses one of many posts. */
const ignore = () => {};

/** The direct duplicates of these rentals that are not deleted, newest first. Skips unusable rows. */
async function readDuplicates(ids: readonly number[]): Promise<Rental[]> {
  const read = supabaseClient()
    .from("rentals")
    .select(POST_COLUMNS)
    .eq("is_deleted", false)
    .in("duplicate_of_id", ids.slice(0, IDS_AT_ONCE))
    .order("posted_at_telegram", { ascending: false })
    .order("id", { ascending: false })
    .limit(MAX_ROWS);
  return rowsOf<unknown[]>("reposts", await read).flatMap((row) => parseRentalRow(row, ignore) ?? []);
}

/** The other posts of a home that are not deleted, duplicates of duplicates included (docs/behaviour.md, D10). */
export async function readReposts(id: number): Promise<Reposts> {
  const seen = new Set([id]);
  const found: Rental[] = [];
  let originals = [id];
  for (let step = 0; step < MAX_DUPLICATE_STEPS && originals.length > 0; step += 1) {
    const fresh = (await readDuplicates(originals)).filter((post) => !seen.has(post.id));
    for (const post of fresh) seen.add(post.id);
    found.push(...fresh);
    originals = fresh.map((post) => post.id);
  }
  const posts = found.toSorted((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? "") || b.id - a.id);
  return {
    count: posts.length,
    rents: posts.map(({ posted_at, rent }) => ({ posted_at, rent })),
    newest: posts.slice(0, MAX_TEXTS),
  };
}

/** PostgREST's and the embedded service's codes for a function that the database does not have. */
const UNDEFINED_FUNCTION = ["PGRST202", "42883"];

const recordRows = z.array(
  z.object({
    contact: z.string(),
    first_seen: timestamp.pipe(z.string()),
    ended: z.int(),
    areas: z.array(z.string()),
  }),
);

/** What this site has seen of the contacts of a rental (docs/behaviour.md, D16), keyed by `contactId`. */
export async function readContactRecords(id: number): Promise<Record<string, ContactRecord>> {
  const { data, error } = await supabaseClient().rpc("contact_records", {
    of_rental: id,
    days_shown: daysShown(),
  });
  if (error && UNDEFINED_FUNCTION.includes(error.code)) return {};
  if (error) throw new Error(`Reading the records of contacts failed: ${error.message}`);
  return Object.fromEntries(
    recordRows.parse(data).map(({ contact, ...record }) => [contactId(contact), record]),
  );
}
