import "server-only";
import type { Reposts } from "@/lib/rental/joined-posts";
import { MAX_DUPLICATE_STEPS } from "@/lib/rental/rental-address";
import { IDS_AT_ONCE, MAX_ROWS, rowsOf } from "./list-read";
import { parseRentalRow } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** Most posts whose texts are read. */
const MAX_TEXTS = 20;

const RENT_COLUMNS = "id,posted_at_telegram,price_amount,price_currency,rental_period";
const POST_COLUMNS = "id,raw_description,source,source_channel_name,message_id";

/** An unusable row is not reported: nobody misses one of many posts. */
const ignore = () => {};

const selectPosts = (columns: string) =>
  supabaseClient().from("rentals").select(columns).eq("is_deleted", false);

/** The direct duplicates of these rentals, newest first. Skips unusable rows. */
async function readDuplicates(ids: readonly number[]) {
  const read = selectPosts(RENT_COLUMNS)
    .in("duplicate_of_id", ids.slice(0, IDS_AT_ONCE))
    .order("posted_at_telegram", { ascending: false })
    .order("id", { ascending: false })
    .limit(MAX_ROWS);
  return rowsOf<unknown[]>("reposts", await read).flatMap((row) => {
    const post = parseRentalRow(row, ignore);
    if (post === null) return [];
    const { id, posted_at, rent } = post;
    return { id, posted_at, rent };
  });
}

async function readTexts(ids: readonly number[]) {
  const rows = rowsOf<unknown[]>("texts of reposts", await selectPosts(POST_COLUMNS).in("id", [...ids]));
  const posts = rows.flatMap((row) => parseRentalRow(row, ignore) ?? []);
  return new Map(
    posts.map(({ id, raw_description, source, source_channel_name, message_id }) => [
      id,
      { raw_description, source, source_channel_name, message_id },
    ]),
  );
}

type Duplicates = Awaited<ReturnType<typeof readDuplicates>>;

/** All duplicates of a rental, newest first. */
async function readChain(id: number): Promise<Duplicates> {
  const seen = new Set([id]);
  const found: Duplicates = [];
  let originals = [id];
  for (let step = 0; step < MAX_DUPLICATE_STEPS && originals.length > 0; step += 1) {
    const fresh = (await readDuplicates(originals)).filter((post) => !seen.has(post.id));
    for (const post of fresh) seen.add(post.id);
    found.push(...fresh);
    originals = fresh.map((post) => post.id);
  }
  return found.toSorted((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? "") || b.id - a.id);
}

/** The other posts of a home that are not deleted, duplicates of duplicates included (docs/behaviour.md, D10). */
export async function readReposts(id: number): Promise<Reposts> {
  const rents = await readChain(id);
  if (rents.length === 0) return { count: 0, rents, newest: [] };
  const newest = rents.slice(0, MAX_TEXTS);
  const texts = await readTexts(newest.map((post) => post.id));
  // A post without a text was deleted between the two reads.
  const deleted = new Set(newest.filter((post) => !texts.has(post.id)).map((post) => post.id));
  const remaining = rents.filter((post) => !deleted.has(post.id));
  return {
    count: remaining.length,
    rents: remaining,
    newest: newest.flatMap((post) => {
      const text = texts.get(post.id);
      return text === undefined ? [] : [{ ...post, ...text }];
    }),
  };
}
