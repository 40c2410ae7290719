import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Locale } from "../../lib/language/locales.ts";
import { callFunction, ensureDone, rowsOf } from "../store/call-function.ts";
import {
  type AlertEvents,
  alertEvents,
  type OwedMessage,
  outboxRow,
  type Rhythm,
  rentColumns,
  type SavedSearch,
  type SentHome,
  searchRow,
  sentRow,
} from "./alert-rows.ts";
import type { MatchedMessage } from "./match-events.ts";

const PAGE_SIZE = 1_000;
/** Most messages that are planned at once. */
const MAX_DUE = 500;
/** All that is stored of a chat. The searches last: a command that is interrupted is repeated by whoever has any. */
const TABLES_OF_CHAT = ["alert_outbox", "alert_messages", "alert_hidden", "alert_searches"];

/** The saved searches of the bot's users and the messages owed to them. Methods throw a `CliError` if the service refuses. */
export class AlertStore {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  async #call(name: string, args: object): Promise<void> {
    await callFunction(this.#client, name, args, z.unknown());
  }

  get #searches() {
    return this.#client.from("alert_searches");
  }

  get #outbox() {
    return this.#client.from("alert_outbox");
  }

  async searchesOf(chatId: number): Promise<SavedSearch[]> {
    const read = this.#searches.select("*").eq("chat_id", chatId).order("id");
    return rowsOf("saved searches", await read, searchRow);
  }

  async activeSearches(): Promise<SavedSearch[]> {
    const all: SavedSearch[] = [];
    for (;;) {
      const read = this.#searches
        .select("*")
        .eq("is_paused", false)
        .gt("id", all.at(-1)?.id ?? 0);
      const page = rowsOf("saved searches", await read.order("id").limit(PAGE_SIZE), searchRow);
      all.push(...page);
      if (page.length < PAGE_SIZE) return all;
    }
  }

  async hasSearches(): Promise<boolean> {
    return rowsOf("saved searches", await this.#searches.select("id").limit(1), z.unknown()).length > 0;
  }

  /** Saves a search. False if the chat has ten others. */
  save(chat: number, asked: string, language: Locale): Promise<boolean> {
    return callFunction(this.#client, "alerts_save", { chat, asked, language }, z.boolean());
  }

  /** Notes that a user is still there: 60 days after the last message or press they are asked. */
  async touch(chatId: number): Promise<void> {
    const change = { pressed_at: new Date().toISOString(), asked_at: null };
    ensureDone("a press", await this.#searches.update(change).eq("chat_id", chatId));
  }

  /** Changes a search of a chat. What waits for it is dropped when it is paused, and sent when it is set to "now". */
  async change(search: SavedSearch, change: { is_paused: boolean } | { rhythm: Rhythm }): Promise<void> {
    ensureDone("a saved search", await this.#searches.update(change).eq("id", search.id));
    const isPaused = "is_paused" in change && change.is_paused;
    const isNow = "rhythm" in change && change.rhythm === "now";
    if (!isPaused && !isNow) return;
    const dueNow = { due_at: new Date().toISOString() };
    const waiting = isPaused ? this.#outbox.delete() : this.#outbox.update(dueNow);
    ensureDone("messages to send", await waiting.eq("search_id", search.id).is("claimed_at", null));
  }

  async remove({ id }: SavedSearch): Promise<void> {
    ensureDone("a saved search", await this.#searches.delete().eq("id", id));
  }

  async forget(chat: number): Promise<void> {
    for (const table of TABLES_OF_CHAT)
      ensureDone("to forget a chat", await this.#client.from(table).delete().eq("chat_id", chat));
  }

  async hide(chat_id: number, rental_id: number): Promise<void> {
    ensureDone("a hidden home", await this.#client.from("alert_hidden").upsert({ chat_id, rental_id }));
  }

  /** What has happened since the last `record`; null until somebody saves a search. */
  events(): Promise<AlertEvents | null> {
    return callFunction(this.#client, "alerts_events", {}, alertEvents.nullable());
  }

  /** Stores the messages that events led to, once, and edits what was sent about rentals that changed. */
  record({ from, to }: Pick<AlertEvents, "from" | "to">, matched: readonly MatchedMessage[]): Promise<void> {
    const messages = matched.map((row) => ({ ...row, rent_before: rentColumns(row.rent_before) }));
    return this.#call("alerts_record", { read_from: from, read_to: to, messages });
  }

  async due(now: Date): Promise<OwedMessage[]> {
    const table = this.#outbox.select("*").is("claimed_at", null);
    const due = table.lte("due_at", now.toISOString()).order("due_at").order("id").limit(MAX_DUE);
    return rowsOf("messages to send", await due, outboxRow);
  }

  async nextDue(): Promise<Date | null> {
    const table = this.#outbox.select("due_at").is("claimed_at", null);
    const dated = z.object({ due_at: z.coerce.date() });
    return rowsOf("messages to send", await table.order("due_at").limit(1), dated)[0]?.due_at ?? null;
  }

  /** The times of the messages with homes that were sent to a chat since a time, one for each message. */
  async sentSince(chatId: number, since: Date): Promise<Date[]> {
    const table = this.#client.from("alert_messages").select("message_id,sent_at").eq("chat_id", chatId);
    const row = z.object({ message_id: z.coerce.number(), sent_at: z.coerce.date() });
    const rows = rowsOf("sent messages", await table.gt("sent_at", since.toISOString()), row);
    return [...new Map(rows.map(({ message_id, sent_at }) => [message_id, sent_at])).values()];
  }

  /** The homes in a message, and whether the contact of any has changed since it was sent, even if it has changed back. */
  async sentIn(chatId: number, messageId: number): Promise<{ homes: SentHome[]; hasOtherContact: boolean }> {
    const read = this.#client.from("alert_messages").select("*").eq("chat_id", chatId);
    const homes = rowsOf(
      "a sent message",
      await read.eq("message_id", messageId).order("rental_id"),
      sentRow,
    );
    const journal = this.#client.from("rental_journal").select("at").eq("kind", "contact");
    const ids = homes.map(({ rental_id }) => rental_id);
    const changed = rowsOf(
      "changed contacts",
      await journal.in("id", ids),
      z.object({ at: z.coerce.date() }),
    );
    const hasOtherContact = changed.some(({ at }) => homes.some(({ sent_at }) => at > sent_at));
    return { homes, hasOtherContact };
  }

  /** Postpones the waiting messages of a chat, so that they do not hold up other chats. */
  async postpone(chatId: number, until: Date): Promise<void> {
    const due_at = until.toISOString();
    const own = this.#outbox.update({ due_at }).eq("chat_id", chatId).is("claimed_at", null);
    ensureDone("messages to send", await own.in("kind", ["new", "reduced"]).lt("due_at", due_at));
  }

  /** Claims messages, so that whoever is killed while sending leaves none that is sent twice. Returns the ids that were free. */
  async claim(ids: readonly number[]): Promise<number[]> {
    const claim = this.#outbox.update({ claimed_at: new Date().toISOString() }).in("id", [...ids]);
    const claimed = rowsOf(
      "messages to send",
      await claim.is("claimed_at", null).select("id"),
      outboxRow.pick({ id: true }),
    );
    return claimed.map(({ id }) => id);
  }

  /** Gives back claimed messages that were certainly not sent, to be sent after so many seconds. */
  async release(ids: readonly number[], seconds: number): Promise<void> {
    const due_at = new Date(Date.now() + seconds * 1_000).toISOString();
    const free = this.#outbox.update({ claimed_at: null, due_at }).in("id", [...ids]);
    ensureDone("messages to send", await free);
  }

  /** Forgets messages that were sent or are no longer wanted. `sent` are the homes in what was sent. */
  confirm(ids: readonly number[], sent: readonly SentHome[]): Promise<void> {
    const rows = sent.map((row) => ({ ...row, rent_before: rentColumns(row.rent_before) }));
    return this.#call("alerts_confirm", { ids, sent: rows });
  }

  tidy(): Promise<void> {
    return this.#call("alerts_tidy", {});
  }
}
