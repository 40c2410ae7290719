import { MOST_HOMES } from "@rentals/reader/homes/split-homes.ts";
import { z } from "zod";
import { chunks } from "../../lib/lists/chunks.ts";
import { partId } from "../../lib/rental/message-part.ts";
import { SHORT_HOSTS } from "../map-links/map-link.ts";
import { keyText, type PostKey, postKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import { type PostRow, postRow } from "../posts/rows.ts";
import { countOf, pagedRows, Stored } from "./call-function.ts";

/** Ids that fit into the URL of one request. */
const MAX_IDS = 200;
const MAX_FOUND = 1_000;

/** Most short map links that one run asks about; the next run goes on. */
const MAX_LINKS = 500;

const TO_LIST = "to list posts";

/** Splits reads of messages into requests of one channel each. */
export function* requestsFor(keys: readonly PostKey[]): Generator<{ channel: string; ids: number[] }> {
  for (const [channel, channelKeys] of Map.groupBy(keys, (key) => key.channel)) {
    const ids = [...new Set(channelKeys.map(({ message_id }) => message_id))].sort((a, b) => a - b);
    for (const some of chunks(ids, MAX_IDS)) yield { channel, ids: some };
  }
}

/** Selects the ids of messages from `from` to `to`, and those of all homes in them. */
function idsBetween(from: number, to: number): string {
  const signed = [
    [from, Math.min(to, -1)],
    [Math.max(from, 1), to],
  ] as const;
  return signed
    .filter(([first, last]) => first <= last)
    .flatMap(([first, last]) =>
      Array.from(
        { length: MOST_HOMES },
        (_, at) => `and(message_id.gte.${partId(first, at + 1)},message_id.lte.${partId(last, at + 1)})`,
      ),
    )
    .join();
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

interface Orderable {
  order(column: string, options?: { ascending: boolean }): this;
}

const newestFirst = <Query extends Orderable>(posts: Query): Query =>
  posts.order("posted_at", { ascending: false }).order("channel").order("message_id", { ascending: false });

const { message_id, message_ids, posted_at, source_hash, gone_as_of, author } = postRow.shape;
const knownPost = z.object({ message_id, message_ids, posted_at, source_hash, gone_as_of, author });
export type KnownPost = z.infer<typeof knownPost>;
type KnownMessages = { posts: KnownPost[]; takenDown: ReadonlySet<number> };

/** Whether a message was taken down: with all homes in it, if there are several. */
export const isTakenDown = (
  id: number,
  takenDown: ReadonlySet<number>,
  posts: readonly Pick<KnownPost, "message_ids">[],
): boolean => takenDown.has(id) && !posts.some(({ message_ids }) => message_ids.includes(id));

export class StoredPosts extends Stored {
  get #keys() {
    return this.client.from("posts").select("channel,message_id");
  }

  /** The posts whose texts these messages hold. */
  async withTextIn(keys: readonly PostKey[]): Promise<PostRow[]> {
    const found: PostRow[] = [];
    for (const { channel, ids } of requestsFor(keys)) {
      const read = this.client.from("posts").select("*").eq("channel", channel).in("message_id", ids);
      found.push(...(await this.read(TO_LIST, read, postRow)));
    }
    return found;
  }

  #within(table: "posts" | "tombstones", columns: string, from: number, to: number) {
    return this.client.from(table).select(columns).or(idsBetween(from, to)).order("message_id");
  }

  /** What tells whether a message from `from` to `to` has changed, and which of them were taken down. */
  async known(channel: string, from: number, to: number): Promise<KnownMessages> {
    const columns = Object.keys(knownPost.shape).join();
    const posts = (...rows: [number, number]) =>
      this.#within("posts", columns, from, to)
        .eq("channel", channel)
        .range(...rows);
    return {
      posts: await Array.fromAsync(pagedRows(TO_LIST, posts, knownPost)),
      takenDown: await this.takenDown(channel, from, to),
    };
  }

  /** The messages from `from` to `to` that were taken down, also under a name of the channel in other letters. */
  async takenDown(channel: string, from: number, to: number): Promise<Set<number>> {
    const messages = (...rows: [number, number]) =>
      this.#within("tombstones", "channel,message_id", from, to)
        .ilike("channel", escapeLike(channel))
        .order("channel")
        .range(...rows);
    const removed = await Array.fromAsync(pagedRows("to list takedowns", messages, postKey));
    return new Set(removed.map(({ message_id }) => message_id));
  }

  /** Newest first. */
  withContact(contact: string): Promise<PostKey[]> {
    const posts = () => this.client.from("post_contacts").select("channel,message_id").eq("contact", contact);
    const read = (from: number, to: number) => newestFirst(posts()).range(from, to);
    return Array.fromAsync(pagedRows(TO_LIST, read, postKey));
  }

  /** The posts with any of these among their reasons. */
  async withReasons(reasons: readonly Reason[]): Promise<PostKey[]> {
    const found = new Map<string, PostKey>();
    for (const reason of reasons) {
      const having = () => this.#keys.contains("reasons", JSON.stringify([reason]));
      const read = (from: number, to: number) => newestFirst(having()).range(from, to);
      for await (const key of pagedRows(TO_LIST, read, postKey)) found.set(keyText(key), key);
    }
    return [...found.values()];
  }

  judgedByOtherRules(rules: string, limit: number): Promise<PostKey[]> {
    return this.read(TO_LIST, this.#keys.neq("rules", rules).order("posted_at").limit(limit), postKey);
  }

  /** The newest posts with a short map link that was not asked. */
  withUnaskedMapLinks(): Promise<PostKey[]> {
    const unasked = this.#keys.in("status", ["published", "merged", "queued"]).is("map_link", null);
    // Unquoted: the embedded data service takes quotation marks for a part of the pattern.
    const withLink = unasked.or(SHORT_HOSTS.map((host) => `text.ilike.%${host}/%`).join(","));
    return this.read(TO_LIST, newestFirst(withLink).limit(MAX_LINKS), postKey);
  }

  /** The posts that wait, newest first, with the columns of `row`. */
  queued<Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>): AsyncGenerator<z.infer<z.ZodObject<Shape>>> {
    const posts = () =>
      this.client.from("posts").select(Object.keys(row.shape).join()).eq("status", "queued");
    return pagedRows(TO_LIST, (from, to) => newestFirst(posts()).range(from, to), row);
  }

  /** The newest waiting posts of which the owners were not told. */
  unannounced(): Promise<PostKey[]> {
    const read = this.#keys.eq("status", "queued").is("announced_at", null);
    return this.read(TO_LIST, newestFirst(read).limit(MAX_FOUND), postKey);
  }

  async markAnnounced(keys: readonly PostKey[], now: Date): Promise<void> {
    for (const { channel, ids } of requestsFor(keys)) {
      const told = this.client.from("posts").update({ announced_at: now.toISOString() });
      await this.write("to note announced posts", told.eq("channel", channel).in("message_id", ids));
    }
  }

  /** The newest posts that wait, and how many do. */
  async waiting(most: number): Promise<{ posts: PostKey[]; total: number }> {
    const count = this.client.from("posts").select("channel", { count: "exact", head: true });
    const total = countOf("to count posts", await count.eq("status", "queued"));
    const newest = newestFirst(this.#keys.eq("status", "queued")).limit(most);
    return { posts: await this.read(TO_LIST, newest, postKey), total };
  }
}
