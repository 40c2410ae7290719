import { createHash } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { ensureDone, pagedRows, rowsOf } from "./call-function.ts";

const digestRow = z.object({
  channel: z.string(),
  week: z.string(),
  text_hash: z.string().nullable(),
  message_id: z.coerce.number().nullable(),
});
type DigestRow = z.infer<typeof digestRow>;

type DigestKey = Pick<DigestRow, "channel" | "week">;

export const OWN_POST = "the bot's own post";

/** Telegram and its exports differ in spaces at ends and breaks. */
const hashOf = (text: string): string =>
  createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("hex");

const OWN_POSTS = "posts of the bot";

/** The posts of the bot in its channels. Methods throw a `CliError` if the service refuses. */
export class OwnPosts {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  get #table() {
    return this.#client.from("channel_digests");
  }

  #rows(): Promise<DigestRow[]> {
    const read = (from: number, to: number) =>
      this.#table.select("*").order("week").order("channel").range(from, to);
    return Array.fromAsync(pagedRows(OWN_POSTS, read, digestRow));
  }

  async lastWeeks(): Promise<Map<string, string>> {
    return new Map((await this.#rows()).map(({ channel, week }) => [channel, week]));
  }

  /** Tells whether a message of a channel is a post of the bot, by its id or its words (docs/behaviour.md, B28). */
  async recognizer(channel: string): Promise<(message: { id: number; text: string }) => boolean> {
    const rows = await this.#rows();
    const ids = new Set(rows.flatMap((row) => (row.channel === channel ? [row.message_id] : [])));
    const hashes = new Set(rows.map(({ text_hash }) => text_hash));
    return ({ id, text }) => ids.has(id) || (hashes.size > 0 && hashes.has(hashOf(text)));
  }

  /** Claims the post of a week; null claims a week without one. Returns false if it was claimed before. */
  async claim(key: DigestKey, text: string | null): Promise<boolean> {
    const row = { ...key, text_hash: text === null ? null : hashOf(text) };
    const added = await this.#table.upsert(row, { ignoreDuplicates: true }).select("week");
    return rowsOf(OWN_POSTS, added, z.unknown()).length > 0;
  }

  /** A claimed post that was certainly not sent may be sent later. */
  async release({ channel, week }: DigestKey): Promise<void> {
    ensureDone(OWN_POSTS, await this.#table.delete().match({ channel, week }));
  }

  async sent({ channel, week }: DigestKey, message_id: number): Promise<void> {
    ensureDone(OWN_POSTS, await this.#table.update({ message_id }).match({ channel, week }));
  }
}
