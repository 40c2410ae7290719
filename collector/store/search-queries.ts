import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { keyText, type PostKey } from "../posts/rows.ts";
import { serviceError } from "./call-function.ts";

const MAX_RESULTS = 1_000;

const keys = z.array(z.object({ channel: z.string(), message_id: z.int() }));

/** The posts with a contact, by its key. */
export async function postsWithContact(client: SupabaseClient, contact: string): Promise<PostKey[]> {
  const query = client.from("post_contacts").select("channel,message_id").eq("contact", contact);
  const { data, error } = await query.order("posted_at", { ascending: false }).limit(MAX_RESULTS);
  if (error) throw serviceError("to list posts", error.message);
  return keys.parse(data);
}

/** The posts whose text contains these words, in any case. */
export async function postsWithWords(client: SupabaseClient, words: string): Promise<PostKey[]> {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const query = client.from("posts").select("channel,message_id").ilike("text", pattern);
  const { data, error } = await query.order("posted_at", { ascending: false }).limit(MAX_RESULTS);
  if (error) throw serviceError("to list posts", error.message);
  return keys.parse(data);
}

const listed = z.array(
  z.object({ source_channel_name: z.string(), message_id: z.int(), slug: z.string().nullable() }),
);

/** The posts of listings in an area. */
export async function postsInArea(client: SupabaseClient, area: string): Promise<PostKey[]> {
  const { data, error } = await client
    .from("rentals")
    .select("source_channel_name,message_id,slug")
    .eq("location", area)
    .not("message_id", "is", null)
    .order("posted_at_telegram", { ascending: false })
    .limit(MAX_RESULTS);
  if (error) throw serviceError("to list rentals", error.message);
  return listed.parse(data).map(({ source_channel_name: channel, message_id }) => ({ channel, message_id }));
}

/** The slugs of the posts' listings, by `keyText` of the listing. */
export async function slugsOf(
  client: SupabaseClient,
  posts: readonly { listing_channel: string | null; listing_message_id: number | null }[],
): Promise<Map<string, string>> {
  const ids = posts.flatMap(({ listing_message_id: id }) => (id === null ? [] : [id]));
  const query = client.from("rentals").select("source_channel_name,message_id,slug");
  const { data, error } = await query.in("message_id", ids);
  if (error) throw serviceError("to list rentals", error.message);
  return new Map(
    listed
      .parse(data)
      .flatMap(({ source_channel_name: channel, message_id, slug }) =>
        slug === null ? [] : [[keyText({ channel, message_id }), slug]],
      ),
  );
}

const listingOrDuplicate = z.array(
  z.object({
    source_channel_name: z.string().nullable(),
    message_id: z.int().nullable(),
    duplicate_of_id: z.int().nullable(),
  }),
);

/** The post whose listing has a slug or an id; of one that leads to another, the post of that other one. */
export async function postOfListing(client: SupabaseClient, slugOrId: string): Promise<PostKey | null> {
  const column = /^\d{1,15}$/.test(slugOrId) ? "id" : "slug";
  const columns = "source_channel_name,message_id,duplicate_of_id";
  const { data, error } = await client.from("rentals").select(columns).eq(column, slugOrId);
  if (error) throw serviceError("to list rentals", error.message);
  const [found] = listingOrDuplicate.parse(data);
  if (!found) return null;
  const { source_channel_name: channel, message_id, duplicate_of_id } = found;
  if (duplicate_of_id !== null) return postOfListing(client, String(duplicate_of_id));
  return channel === null || message_id === null ? null : { channel, message_id };
}
