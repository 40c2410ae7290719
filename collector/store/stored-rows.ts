import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type KeptOut, keptOut } from "../judge/kept-out.ts";
import type { KnownPlace } from "../listing/known-places.ts";
import { keyText, type PostKey, type PostRow, postRow } from "../posts/rows.ts";
import { serviceError } from "./call-function.ts";
import { type PhotoSharerRow, photoSharers } from "./photo-sharers.ts";
import { postOfListing, postsInArea, postsWithContact, postsWithWords, slugsOf } from "./search-queries.ts";
import { storedPosts, storedReplies } from "./stored-replies.ts";
import { type WaitingPage, waitingPage } from "./waiting-page.ts";

/** More fields than one command can set. */
const MAX_FIELDS = 50;

const correctionStep = z.object({
  id: z.int(),
  channel: z.string(),
  message_id: z.int(),
  field: z.string(),
  earlier: z.unknown(),
  said_in: z.coerce.string(),
  /** A hosted project without this column cannot tell: long ago. */
  said_at: z.string().default(new Date(0).toISOString()),
});
type CorrectionStep = z.infer<typeof correctionStep>;

const postKey = z.object({ channel: z.string(), message_id: z.int() });

/** Direct reads of tables, page by page. Methods throw a `CliError` if the service refuses. */
export class StoredRows {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  /** The posts whose texts these messages hold. */
  posts(keys: readonly PostKey[]): Promise<PostRow[]> {
    return storedPosts(this.#client, keys);
  }

  /** The posts that reply to any of the messages. */
  repliesTo(keys: readonly PostKey[]): Promise<PostRow[]> {
    return storedReplies(this.#client, keys);
  }

  /** The posts with a contact key. */
  withContact(contact: string): Promise<PostKey[]> {
    return postsWithContact(this.#client, contact);
  }

  /** The posts whose text contains these words, in any case. */
  withWords(words: string): Promise<PostKey[]> {
    return postsWithWords(this.#client, words);
  }

  /** The posts of listings in an area. */
  inArea(area: string): Promise<PostKey[]> {
    return postsInArea(this.#client, area);
  }

  /** The slugs of the listings of posts, by `keyText`. */
  slugs(posts: readonly PostRow[]): Promise<Map<string, string>> {
    return slugsOf(this.#client, posts);
  }

  /** The post whose listing has a slug or an id; of one that leads to another, the post of that other one. */
  postOfListing(slugOrId: string): Promise<PostKey | null> {
    return postOfListing(this.#client, slugOrId);
  }

  /** The listings that share photos with others, newest first. */
  photoSharers(): Promise<PhotoSharerRow[]> {
    return photoSharers(this.#client);
  }

  /** The photos and videos of a listing, in page order. */
  async photosShown({ channel, message_id }: PostKey): Promise<string[]> {
    const listing = { source_channel_name: channel, message_id };
    const { data, error } = await this.#client.from("rentals").select("media_urls").match(listing);
    if (error) throw serviceError("to list photos", error.message);
    return z.array(z.object({ media_urls: z.array(z.string()) })).parse(data)[0]?.media_urls ?? [];
  }

  /** The steps of the owner's last command about a post, or about any post if `key` is null. */
  async lastSteps(key: PostKey | null): Promise<CorrectionStep[]> {
    const steps = this.#client.from("correction_steps").select("*");
    const wanted = key ? steps.match(key) : steps;
    const { data, error } = await wanted.order("id", { ascending: false }).limit(MAX_FIELDS);
    if (error) throw serviceError("to list what was said", error.message);
    const found = z.array(correctionStep).parse(data);
    return found.filter(({ said_in }) => said_in === found[0]?.said_in);
  }

  /** Posts that were judged by other rules than `rules`, oldest first. */
  async judgedByOtherRules(rules: string, limit: number): Promise<PostKey[]> {
    const { data, error } = await this.#client
      .from("posts")
      .select("channel,message_id")
      .neq("rules", rules)
      .order("posted_at")
      .limit(limit);
    if (error) throw serviceError("to list posts", error.message);
    return z.array(postKey).parse(data);
  }

  /** A page of the posts that wait for the owner, newest first. */
  waitingPage(wanted: number, perPage: number): Promise<WaitingPage> {
    return waitingPage(this.#client, wanted, perPage);
  }

  /** The posts that wait for the owner, newest first. */
  async *queued(): AsyncGenerator<PostRow> {
    const page = 500;
    for (let start = 0; ; start += page) {
      const { data, error } = await this.#client
        .from("posts")
        .select("*")
        .eq("status", "queued")
        .order("posted_at", { ascending: false })
        .order("channel")
        .order("message_id", { ascending: false })
        .range(start, start + page - 1);
      if (error) throw serviceError("to list posts", error.message);
      const rows = z.array(postRow).parse(data);
      yield* rows;
      if (rows.length < page) return;
    }
  }

  /** Adverts that stay out when they are posted again. */
  async keptOut(): Promise<KeptOut[]> {
    const page = 500;
    const found: KeptOut[] = [];
    for (let start = 0; ; start += page) {
      const { data, error } = await this.#client
        .from("kept_out")
        .select("*")
        .order("channel")
        .order("message_id")
        .range(start, start + page - 1);
      if (error) throw serviceError("to list what is kept out", error.message);
      found.push(...z.array(keptOut).parse(data));
      if (data.length < page) return found;
    }
  }

  /** The posts whose reason ends with one of these. */
  async withReasons(reasons: readonly string[]): Promise<PostKey[]> {
    const found = new Map<string, PostKey>();
    for (const reason of reasons) {
      const { data, error } = await this.#client
        .from("posts")
        .select("channel,message_id")
        .like("reason", `%${reason}`);
      if (error) throw serviceError("to list posts", error.message);
      for (const key of z.array(postKey).parse(data)) found.set(keyText(key), key);
    }
    return [...found.values()];
  }

  async #nextChannel(table: "posts" | "tombstones", after: string): Promise<string | null> {
    const { data, error } = await this.#client
      .from(table)
      .select("channel")
      .gt("channel", after)
      .order("channel")
      .limit(1);
    if (error) throw serviceError("to list channels", error.message);
    return z.array(z.object({ channel: z.string() })).parse(data)[0]?.channel ?? null;
  }

  /** All channels with stored posts. */
  async channels(): Promise<Set<string>> {
    return new Set(await Array.fromAsync(this.#channelsIn("posts")));
  }

  /** All channels with stored posts or tombstones. */
  async channelsEver(): Promise<Set<string>> {
    const names = await this.channels();
    for await (const name of this.#channelsIn("tombstones")) names.add(name);
    return names;
  }

  async *#channelsIn(table: "posts" | "tombstones"): AsyncGenerator<string> {
    let name = await this.#nextChannel(table, "");
    while (name !== null) {
      yield name;
      name = await this.#nextChannel(table, name);
    }
  }

  async #placesAfter(name: string): Promise<string[]> {
    const { data, error } = await this.#client
      .from("geo_location")
      .select("location_name")
      .gt("location_name", name)
      .order("location_name");
    if (error) throw serviceError("to list places", error.message);
    return z
      .array(z.object({ location_name: z.string() }))
      .parse(data)
      .map(({ location_name }) => location_name);
  }

  /** The names of all places, in lower case. Adds those of `initial` that a data folder of an older version lacks. */
  async places(initial: () => readonly KnownPlace[]): Promise<Set<string>> {
    const names = new Set<string>();
    for (let page = await this.#placesAfter(""); page.length > 0; ) {
      for (const name of page) names.add(name);
      page = await this.#placesAfter(page.at(-1) ?? "");
    }
    const missing = initial().filter(({ location_name }) => !names.has(location_name));
    if (missing.length === 0) return names;
    const { error } = await this.#client.from("geo_location").upsert(missing, { ignoreDuplicates: true });
    if (error) throw serviceError("places", error.message);
    return names.union(new Set(missing.map(({ location_name }) => location_name)));
  }
}
