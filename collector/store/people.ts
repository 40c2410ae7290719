import { z } from "zod";
import { type PostKey, postKey } from "../posts/post-key.ts";
import { correctionRow, postRow } from "../posts/rows.ts";
import { Stored } from "./call-function.ts";

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

const oldPosts = z.array(postKey.extend({ message_ids: z.array(z.int()) }));

/** More contacts than anybody blocks or removes; a longer answer would be cut off without a word. */
const MAX_ROWS = 1_000;

/** What is stored about somebody, and who is kept out. */
export class People extends Stored {
  /** `contact` as in `posterKeys`, or null; `pattern` is a regular expression of Postgres. */
  find(contact: string | null, pattern: string): Promise<StoredPerson> {
    return this.call("collector_person", { of_contact: contact, pattern }, person);
  }

  /** Deletes listings that belong to no post: `npm run import` has written them. */
  async deleteRentals(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.write("to delete listings", this.client.from("rentals").delete().in("id", ids));
  }

  async blocked(): Promise<string[]> {
    const read = this.client.from("blocked_contacts").select("contact").limit(MAX_ROWS);
    const rows = await this.read("to list who is blocked", read, z.object({ contact: z.string() }));
    return rows.map(({ contact }) => contact);
  }

  block(contact: string): Promise<void> {
    const table = this.client.from("blocked_contacts");
    return this.write("to block a contact", table.upsert({ contact }, { ignoreDuplicates: true }));
  }

  unblock(contact: string): Promise<void> {
    const table = this.client.from("blocked_contacts");
    return this.write("to unblock a contact", table.delete().eq("contact", contact));
  }

  async removed(): Promise<Set<number>> {
    const read = this.client.from("removed_contacts").select("hash").limit(MAX_ROWS);
    const rows = await this.read("to list who was removed", read, z.object({ hash: z.int() }));
    return new Set(rows.map(({ hash }) => hash));
  }

  remove(hash: number): Promise<void> {
    const table = this.client.from("removed_contacts");
    return this.write("to keep a contact out", table.upsert({ hash }, { ignoreDuplicates: true }));
  }

  /** Takes a removal back, so that the next export brings the posts. Returns whether the contact was removed. */
  allow(hash: number): Promise<boolean> {
    return this.call("collector_allow_contact", { of_hash: hash }, z.boolean());
  }

  /** When a command last removed or blocked something, in ms since the epoch; 0 if none has. */
  lastRemoval(): Promise<number> {
    return this.call(
      "collector_last_removal",
      {},
      z
        .string()
        .nullable()
        .transform((at) => (at === null ? 0 : Date.parse(at))),
    );
  }

  old(before: Date, rows: number): Promise<(PostKey & { message_ids: number[] })[]> {
    const args = { before: before.toISOString(), rows };
    return this.call("collector_old_posts", args, oldPosts);
  }
}
