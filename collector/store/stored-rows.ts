import { randomBytes } from "node:crypto";
import { z } from "zod";
import { geoRow } from "../../lib/places/geo-row.ts";
import type { GeoLocation } from "../../lib/places/places.ts";
import { type KeptOut, keptOut } from "../judge/fingerprint.ts";
import { type PostKey, postKey } from "../posts/post-key.ts";
import { pagedRows, Stored } from "./call-function.ts";

/** More fields than one command can set. */
const MAX_FIELDS = 50;

const correctionStep = postKey.extend({
  id: z.int(),
  field: z.string(),
  earlier: z.unknown(),
  said_in: z.coerce.string(),
  said_at: z.string(),
});
type CorrectionStep = z.infer<typeof correctionStep>;

/** Reads of tables other than those of posts and listings. */
export class StoredRows extends Stored {
  /** The steps of the owner's last command about a post, or about any post if `key` is null. */
  async lastSteps(key: PostKey | null): Promise<CorrectionStep[]> {
    const steps = this.client.from("correction_steps").select("*");
    const newest = (key ? steps.match(key) : steps).order("id", { ascending: false }).limit(MAX_FIELDS);
    const found = await this.read("to list what was said", newest, correctionStep);
    return found.filter(({ said_in }) => said_in === found[0]?.said_in);
  }

  keptOut(): Promise<KeptOut[]> {
    const table = () => this.client.from("kept_out").select("*").order("channel").order("message_id");
    const read = (from: number, to: number) => table().range(from, to);
    return Array.fromAsync(pagedRows("to list what is kept out", read, keptOut));
  }

  /** The key of `authorHash`. The first run makes it. */
  async authorKey(): Promise<string> {
    const table = () => this.client.from("author_key");
    const made = { key: randomBytes(32).toString("base64url") };
    await this.write("the key of authors", table().upsert(made, { ignoreDuplicates: true }));
    const row = z.object({ key: z.string() });
    const stored = await this.read("to read the key of authors", table().select("key"), row);
    return stored[0]?.key ?? made.key;
  }

  async channels(): Promise<Set<string>> {
    return new Set(await Array.fromAsync(this.#channelsIn("posts")));
  }

  async channelsEver(): Promise<Set<string>> {
    return new Set([...(await this.channels()), ...(await Array.fromAsync(this.#channelsIn("tombstones")))]);
  }

  async *#channelsIn(table: "posts" | "tombstones"): AsyncGenerator<string> {
    const row = postKey.pick({ channel: true });
    for (let last = ""; ; ) {
      const read = this.client.from(table).select("channel").gt("channel", last).order("channel").limit(1);
      const [next] = await this.read("to list channels", read, row);
      if (next === undefined) return;
      yield next.channel;
      last = next.channel;
    }
  }

  /** All places, also those without rentals. */
  async places(): Promise<GeoLocation[]> {
    const table = () => this.client.from("geo_location").select("*").order("location_name");
    const read = (from: number, to: number) => table().range(from, to);
    const rows = await Array.fromAsync(pagedRows("to list places", read, z.unknown()));
    return rows.flatMap((row) => geoRow.safeParse(row).data ?? []);
  }

  /** All places, after adding those that a data folder of an older version lacks. */
  async placesWith(known: readonly GeoLocation[]): Promise<GeoLocation[]> {
    const stored = await this.places();
    const names = new Set(stored.map(({ location_name }) => location_name));
    const missing = known.filter(({ location_name }) => !names.has(location_name));
    if (missing.length === 0) return stored;
    await this.write("places", this.client.from("geo_location").upsert(missing, { ignoreDuplicates: true }));
    return [...stored, ...missing];
  }
}
