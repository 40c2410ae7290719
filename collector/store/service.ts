import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { NamedCorrection } from "../corrections.ts";
import type { ListingRow } from "../listing-row.ts";
import type { PlaceRow } from "../places/bali-places.ts";
import type { Duplicate } from "../project-listings.ts";
import { correctionRow, type PostKey, type PostRow, postRow } from "../rows.ts";
import type { SecondReading } from "../second-reader/answer.ts";

export type Batch = {
  posts: readonly PostRow[];
  listings: readonly ListingRow[];
  duplicates: readonly Duplicate[];
  corrections: readonly NamedCorrection[];
  removed: readonly PostKey[];
};

export const EMPTY_BATCH: Batch = { posts: [], listings: [], duplicates: [], corrections: [], removed: [] };

const known = z.object({
  posts: z.array(
    z.object({
      message_id: z.int(),
      message_ids: z.array(z.int()),
      source_hash: z.string(),
      is_gone: z.boolean(),
    }),
  ),
  tombstones: z.array(z.int()),
});
export type Known = z.infer<typeof known>;

const context = z.object({ posts: z.array(postRow), corrections: z.array(correctionRow) });
export type Context = z.infer<typeof context>;

const standing = z.object({
  channel: z.string(),
  message_id: z.int(),
  status: postRow.shape.status.nullable(),
  reason: z.string().nullable(),
  listing_channel: z.string().nullable(),
  listing_message_id: z.int().nullable(),
  posted_at: postRow.shape.posted_at.nullable(),
  text: z.string().nullable(),
  media: postRow.shape.media.nullable(),
  second_reading: postRow.shape.second_reading,
});
/** Where a post stands; of one that was never stored, or is taken down, only what is known. */
export type Standing = z.infer<typeof standing>;

const LEASE_SECONDS = 120;
const RENEWED_MS = 30_000;
const RETRIED_MS = 1_000;
const RETRIES = 3;

/** Ids in one address. */
const MOST_ASKED = 200;

const NO_ANSWER = /fetch failed|ECONNREFUSED|socket/i;

function told(name: string, message: string): CliError {
  if (NO_ANSWER.test(message)) {
    return new CliError(
      "The data service does not answer. What was written before stays: run the same command again to go on.",
    );
  }
  if (/another run/.test(message)) return new CliError(`${message}: this one stops.`);
  if (/No space left|disk full/i.test(message)) {
    return new CliError("The disk of the data service is full. Make room, then run the same command again.");
  }
  return new CliError(`The data service refused ${name}: ${message}`);
}

/** The collector's door to the data service: every call is one request, and so whole or not at all. */
export class CollectorService {
  readonly #client: SupabaseClient;
  readonly #run: string;
  #renewal: NodeJS.Timeout | null = null;

  /** `client` has the secret key; `run` is a name that no other run has. */
  constructor(client: SupabaseClient, run: string) {
    this.#client = client;
    this.#run = run;
  }

  /** Every function may be called twice with the same result, so a connection that was closed meanwhile is no failure. */
  async #call<Answer>(name: string, args: object, answer: z.ZodType<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const { data, error } = await this.#client.rpc(name, args);
      if (!error) return answer.parse(data);
      const isUnanswered = NO_ANSWER.test(error.message);
      if (!isUnanswered || attempt > RETRIES) throw told(name, error.message);
      await wait(attempt * RETRIED_MS);
    }
  }

  /** Takes the lease, and keeps it until `end`. Throws a `CliError` while another run has it. */
  async begin(): Promise<void> {
    if (!(await this.#takeLease())) {
      throw new CliError(
        `Another run of the collector is under way. Wait until it ends. If it was killed, its lock expires after ${LEASE_SECONDS / 60} minutes.`,
      );
    }
  }

  async #takeLease(): Promise<boolean> {
    const args = { run: this.#run, seconds: LEASE_SECONDS };
    const isTaken = await this.#call("collector_take_lease", args, z.boolean());
    if (!isTaken) return false;
    const renew = () => this.#client.rpc("collector_take_lease", args).then(() => undefined);
    this.#renewal = setInterval(renew, RENEWED_MS).unref();
    return true;
  }

  async end(): Promise<void> {
    if (this.#renewal === null) return;
    clearInterval(this.#renewal);
    this.#renewal = null;
    await this.#client.rpc("collector_take_lease", { run: this.#run, seconds: 0 });
  }

  /** Does some work with the lease, once other runs have given it back. */
  async whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
    while (!(await this.#takeLease())) await wait(RETRIED_MS);
    try {
      return await work();
    } finally {
      await this.end();
    }
  }

  known(channel: string, from: number, to: number): Promise<Known> {
    return this.#call("collector_known", { of_channel: channel, from_id: from, to_id: to }, known);
  }

  context(named: readonly PostKey[], contacts: readonly string[]): Promise<Context> {
    return this.#call("collector_context", { named, shared_contacts: contacts }, context);
  }

  /** The posts that answer any of the messages. */
  async repliesTo(keys: readonly PostKey[]): Promise<PostRow[]> {
    const found: PostRow[] = [];
    for (const [channel, of] of Map.groupBy(keys, (key) => key.channel)) {
      for (let start = 0; start < of.length; start += MOST_ASKED) {
        const ids = of.slice(start, start + MOST_ASKED).map(({ message_id }) => message_id);
        const { data, error } = await this.#client
          .from("posts")
          .select("*")
          .eq("channel", channel)
          .in("reply_to", ids);
        if (error) throw told("to list posts", error.message);
        found.push(...z.array(postRow).parse(data));
      }
    }
    return found;
  }

  /** Writes a batch. Returns the addresses of media that no post shows any more. */
  write(batch: Batch): Promise<string[]> {
    const args = { batch: { run: this.#run, ...batch } };
    return this.#call("collector_write", args, z.array(z.string()));
  }

  /** Counts the listings of every place anew: batches count on from what the counts were. */
  async countRentals(): Promise<void> {
    await this.#call("collector_count_rentals", {}, z.unknown());
  }

  /** Where the named posts stand, each once. */
  standing(keys: readonly PostKey[]): Promise<Standing[]> {
    return this.#call("collector_status", { keys }, z.array(standing));
  }

  /** What was answered to these questions before, about whatever post, by the key of the question. */
  async answers(questions: readonly string[]): Promise<Map<string, SecondReading>> {
    const found = z.record(z.string(), postRow.shape.second_reading);
    const answers = await this.#call("collector_answers", { questions }, found);
    return new Map(Object.entries(answers).flatMap(([key, reading]) => (reading ? [[key, reading]] : [])));
  }

  /** Posts that were decided by other rules than `rules`, the oldest first. */
  async decidedByOthers(rules: string, limit: number): Promise<PostKey[]> {
    const { data, error } = await this.#client
      .from("posts")
      .select("channel,message_id")
      .neq("rules", rules)
      .order("posted_at")
      .limit(limit);
    if (error) throw told("to list posts", error.message);
    return z.array(z.object({ channel: z.string(), message_id: z.int() })).parse(data);
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
      if (error) throw told("to list posts", error.message);
      const rows = z.array(postRow).parse(data);
      yield* rows;
      if (rows.length < page) return;
    }
  }

  async #nextChannel(table: "posts" | "tombstones", after: string): Promise<string | null> {
    const { data, error } = await this.#client
      .from(table)
      .select("channel")
      .gt("channel", after)
      .order("channel")
      .limit(1);
    if (error) throw told("to list channels", error.message);
    return z.array(z.object({ channel: z.string() })).parse(data)[0]?.channel ?? null;
  }

  /** The names of all channels that posts are stored of. */
  async channels(): Promise<Set<string>> {
    return new Set(await Array.fromAsync(this.#channelsIn("posts")));
  }

  /** The same, with those whose posts were all taken down. */
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
    if (error) throw told("to list places", error.message);
    return z
      .array(z.object({ location_name: z.string() }))
      .parse(data)
      .map(({ location_name }) => location_name);
  }

  /** The names of all places, in lower case. A service that knows none is given those of `initial` first. */
  async places(initial: () => Promise<readonly PlaceRow[]>): Promise<Set<string>> {
    const names = await this.#placesAfter("");
    if (names.length === 0) {
      const { error } = await this.#client.from("geo_location").upsert([...(await initial())]);
      if (error) throw told("places", error.message);
    }
    for (let page = await this.#placesAfter(names.at(-1) ?? ""); page.length > 0; ) {
      names.push(...page);
      page = await this.#placesAfter(names.at(-1) ?? "");
    }
    return new Set(names);
  }
}
