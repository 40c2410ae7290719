import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type PostKey, postKey } from "../posts/post-key.ts";
import { correctionRow, postRow } from "../posts/rows.ts";
import { callFunction, ensureDone, rowsOf } from "./call-function.ts";

/** A stored listing. Only the columns that commands use are named; an export shows them all. */
const rental = z.looseObject({
  id: z.int(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  source_channel_name: z.string().nullable(),
  message_id: z.int().nullable(),
  media_urls: z.array(z.string()),
});

const person = z.object({
  posts: z.array(postRow),
  rentals: z.array(rental),
  corrections: z.array(correctionRow.loose()),
  bot_messages: z.array(z.object({ chat_id: z.int(), message_id: z.int(), posts: z.array(postKey) })),
});
export type StoredPerson = z.infer<typeof person>;

const photoSharer = postKey.extend({
  channel: z.string().nullable(),
  message_id: z.int().nullable(),
  id: z.int(),
  title: z.string().nullable(),
  contact: z.string(),
  photos: z.int(),
});
export type BlockedPhotoSharer = z.infer<typeof photoSharer>;

const oldPosts = z.array(postKey.extend({ message_ids: z.array(z.int()) }));

/** More contacts than anybody blocks or removes; a longer answer would be cut off without a word. */
const MAX_ROWS = 1_000;

/** What is stored about somebody, and who is kept out. Methods throw a `CliError` if the service refuses. */
export class People {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  /** `contact` as in `posterKeys`, or null; `pattern` is a regular expression of Postgres. */
  find(contact: string | null, pattern: string): Promise<StoredPerson> {
    return callFunction(this.#client, "collector_person", { of_contact: contact, pattern }, person);
  }

  /** Deletes listings that belong to no post: `npm run import` has written them. */
  async deleteRentals(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    ensureDone("to delete listings", await this.#client.from("rentals").delete().in("id", ids));
  }

  async blocked(): Promise<string[]> {
    const read = await this.#client.from("blocked_contacts").select("contact").limit(MAX_ROWS);
    const rows = rowsOf("to list who is blocked", read, z.object({ contact: z.string() }));
    return rows.map(({ contact }) => contact);
  }

  async block(contact: string): Promise<void> {
    const table = this.#client.from("blocked_contacts");
    ensureDone("to block a contact", await table.upsert({ contact }, { ignoreDuplicates: true }));
  }

  async unblock(contact: string): Promise<void> {
    const table = this.#client.from("blocked_contacts");
    ensureDone("to unblock a contact", await table.delete().eq("contact", contact));
  }

  /** Notes what the photos of blocked contacts look like, and forgets those of all others. */
  async blockPhotos(contacts: readonly string[]): Promise<void> {
    await callFunction(this.#client, "collector_block_photos", { contacts }, z.unknown());
  }

  blockedPhotoSharers(): Promise<BlockedPhotoSharer[]> {
    return callFunction(this.#client, "collector_blocked_photo_sharers", {}, z.array(photoSharer));
  }

  async removed(): Promise<Set<number>> {
    const read = await this.#client.from("removed_contacts").select("hash").limit(MAX_ROWS);
    const rows = rowsOf("to list who was removed", read, z.object({ hash: z.int() }));
    return new Set(rows.map(({ hash }) => hash));
  }

  async remove(hash: number): Promise<void> {
    const table = this.#client.from("removed_contacts");
    ensureDone("to keep a contact out", await table.upsert({ hash }, { ignoreDuplicates: true }));
  }

  /** Takes a removal back, so that the next export brings the posts. Returns whether the contact was removed. */
  allow(hash: number): Promise<boolean> {
    return callFunction(this.#client, "collector_allow_contact", { of_hash: hash }, z.boolean());
  }

  old(before: Date, rows: number): Promise<(PostKey & { message_ids: number[] })[]> {
    const args = { before: before.toISOString(), rows };
    return callFunction(this.#client, "collector_old_posts", args, oldPosts);
  }
}
