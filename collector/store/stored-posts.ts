import type { SupabaseClient } from "@supabase/supabase-js";
import type { z } from "zod";
import { chunks } from "../../lib/lists/chunks.ts";
import { type MapLink, SHORT_HOSTS } from "../map-links/map-link.ts";
import { keyText, type PostKey, postKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import { type PostRow, postRow } from "../posts/rows.ts";
import { countOf, ensureDone, pagedRows, rowsOf } from "./call-function.ts";

/** Ids that fit into the URL of one request. */
const MAX_IDS = 200;
const MAX_FOUND = 1_000;

/** Most short map links that one run asks about; the next run goes on. */
const MAX_LINKS = 500;

/** Splits reads of messages into requests of one channel each. */
export function* requestsFor(keys: readonly PostKey[]): Generator<{ channel: string; ids: number[] }> {
  for (const [channel, channelKeys] of Map.groupBy(keys, (key) => key.channel)) {
    const ids = [...new Set(channelKeys.map(({ message_id }) => message_id))].sort((a, b) => a - b);
    for (const some of chunks(ids, MAX_IDS)) yield { channel, ids: some };
  }
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

export type WaitingPage = { posts: PostKey[]; total: number; page: number; pages: number };

const comparedPost = postRow.pick({ channel: true, message_id: true, posted_at: true, text: true });
type ComparedPost = z.infer<typeof comparedPost>;

const knownPost = postRow.pick({
  ...{
    message_id: true,
    message_ids: true,
    posted_at: true,
    source_hash: true,
    gone_as_of: true,
    author: true,
  },
});
export type KnownPost = z.infer<typeof knownPost>;
export type KnownMessages = { posts: KnownPost[]; takenDown: ReadonlySet<number> };

export class StoredPosts {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  get #keys() {
    return this.#client.from("posts").select("channel,message_id");
  }

  /** The posts whose texts these messages hold. */
  async withTextIn(keys: readonly PostKey[]): Promise<PostRow[]> {
    const found: PostRow[] = [];
    for (const { channel, ids } of requestsFor(keys)) {
      const read = this.#client.from("posts").select("*").eq("channel", channel).in("message_id", ids);
      found.push(...rowsOf("to list posts", await read, postRow));
    }
    return found;
  }

  /** What tells whether a message from `from` to `to` has changed, and which of them were taken down. */
  async known(channel: string, from: number, to: number): Promise<KnownMessages> {
    const read = (table: string, columns: string, rows: [from: number, to: number]) =>
      this.#client
        .from(table)
        .select(columns)
        .gte("message_id", from)
        .lte("message_id", to)
        .order("message_id")
        .order("channel")
        .range(...rows);
    const posts = (...rows: [number, number]) =>
      read("posts", Object.keys(knownPost.shape).join(), rows).eq("channel", channel);
    const tombstones = (...rows: [number, number]) =>
      read("tombstones", "channel,message_id", rows).ilike("channel", escapeLike(channel));
    const removed = await Array.fromAsync(pagedRows("to list takedowns", tombstones, postKey));
    return {
      posts: await Array.fromAsync(pagedRows("to list posts", posts, knownPost)),
      takenDown: new Set(removed.map(({ message_id }) => message_id)),
    };
  }

  /** The posts with these message ids in other channels than this one. Reads the whole table: no index begins with the message. */
  async inOtherChannels(channel: string, ids: readonly number[]): Promise<ComparedPost[]> {
    const posts = this.#client.from("posts").select("channel,message_id,posted_at,text");
    return rowsOf("to list posts", await posts.neq("channel", channel).in("message_id", ids), comparedPost);
  }

  /** The messages among these that were taken down, also under a name of the channel in other letters. */
  async takenDown(channel: string, ids: readonly number[]): Promise<Set<number>> {
    const found = new Set<number>();
    for (const some of chunks(ids, MAX_IDS)) {
      const read = this.#client.from("tombstones").select("channel,message_id").in("message_id", some);
      const rows = rowsOf("to list takedowns", await read.ilike("channel", escapeLike(channel)), postKey);
      for (const { message_id } of rows) found.add(message_id);
    }
    return found;
  }

  /** Newest first. */
  withContact(contact: string): Promise<PostKey[]> {
    const read = (from: number, to: number) =>
      this.#client
        .from("post_contacts")
        .select("channel,message_id")
        .eq("contact", contact)
        .order("posted_at", { ascending: false })
        .order("channel")
        .order("message_id", { ascending: false })
        .range(from, to);
    return Array.fromAsync(pagedRows("to list posts", read, postKey));
  }

  async withWords(words: string): Promise<PostKey[]> {
    const read = this.#keys.ilike("text", `%${escapeLike(words)}%`);
    const page = await read.order("posted_at", { ascending: false }).limit(MAX_FOUND);
    return rowsOf("to list posts", page, postKey);
  }

  /** The posts with any of these among their reasons. */
  async withReasons(reasons: readonly Reason[]): Promise<PostKey[]> {
    const found = new Map<string, PostKey>();
    for (const reason of reasons) {
      const having = () => this.#keys.contains("reasons", JSON.stringify([reason]));
      const read = (from: number, to: number) =>
        having().order("channel").order("message_id").range(from, to);
      for await (const key of pagedRows("to list posts", read, postKey)) found.set(keyText(key), key);
    }
    return [...found.values()];
  }

  async judgedByOtherRules(rules: string, limit: number): Promise<PostKey[]> {
    const read = this.#keys.neq("rules", rules).order("posted_at").limit(limit);
    return rowsOf("to list posts", await read, postKey);
  }

  /** The newest posts with a short map link that was not asked. */
  async withUnaskedMapLinks(): Promise<PostKey[]> {
    const read = await this.#keys
      .in("status", ["published", "merged", "queued"])
      .is("map_link", null)
      // Unquoted: the embedded data service takes quotation marks for a part of the pattern.
      .or(SHORT_HOSTS.map((host) => `text.ilike.%${host}/%`).join(","))
      .order("posted_at", { ascending: false })
      .order("channel")
      .order("message_id", { ascending: false })
      .limit(MAX_LINKS);
    return rowsOf("to list posts", read, postKey);
  }

  async setMapLink({ channel, message_id }: PostKey, link: MapLink): Promise<void> {
    const posts = this.#client.from("posts");
    ensureDone("map links", await posts.update({ map_link: link }).match({ channel, message_id }));
  }

  queued(): AsyncGenerator<PostRow> {
    return this.#queued("*", postRow);
  }

  queuedKeys(): AsyncGenerator<PostKey> {
    return this.#queued("channel,message_id", postKey);
  }

  queuedReasons(): AsyncGenerator<Pick<PostRow, "reasons">> {
    return this.#queued("reasons", postRow.pick({ reasons: true }));
  }

  /** The newest waiting posts of which the owners were not told. */
  async unannounced(): Promise<PostKey[]> {
    const read = this.#keys.eq("status", "queued").is("announced_at", null);
    const newest = read.order("posted_at", { ascending: false }).order("channel");
    const page = await newest.order("message_id", { ascending: false }).limit(MAX_FOUND);
    return rowsOf("to list posts", page, postKey);
  }

  async markAnnounced(keys: readonly PostKey[], now: Date): Promise<void> {
    for (const { channel, ids } of requestsFor(keys)) {
      const told = this.#client.from("posts").update({ announced_at: now.toISOString() });
      ensureDone("to note announced posts", await told.eq("channel", channel).in("message_id", ids));
    }
  }

  #newestQueued(columns: string, from: number, to: number) {
    return this.#client
      .from("posts")
      .select(columns)
      .eq("status", "queued")
      .order("posted_at", { ascending: false })
      .order("channel")
      .order("message_id", { ascending: false })
      .range(from, to);
  }

  #queued<Row>(columns: string, row: z.ZodType<Row>): AsyncGenerator<Row> {
    return pagedRows("to list posts", (from, to) => this.#newestQueued(columns, from, to), row);
  }

  /** The page number `wanted`, from 1 on, of the posts that wait; the last page if there are fewer. */
  async waitingPage(wanted: number, perPage: number): Promise<WaitingPage> {
    const count = this.#client.from("posts").select("channel", { count: "exact", head: true });
    const total = countOf("to count posts", await count.eq("status", "queued"));
    const pages = Math.max(1, Math.ceil(total / perPage));
    const page = Math.min(Math.max(1, wanted), pages);
    // A range that begins beyond the last row is an error.
    if (total === 0) return { posts: [], total, page, pages };
    const read = this.#newestQueued("channel,message_id", (page - 1) * perPage, page * perPage - 1);
    return { posts: rowsOf("to list posts", await read, postKey), total, page, pages };
  }
}
