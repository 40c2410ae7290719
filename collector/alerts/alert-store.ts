import { z } from "zod";
import type { Locale } from "../../lib/language/locales.ts";
import { pagedRows, Stored } from "../store/call-function.ts";
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

/** Most messages that are planned at once. */
const MAX_DUE = 500;
/** All that is stored of a chat. The searches last: a command that is interrupted is repeated by whoever has any. */
const TABLES_OF_CHAT = ["alert_outbox", "alert_messages", "alert_hidden", "alert_searches"];

const SEARCHES = "saved searches";
const OWED = "messages to send";

/** The saved searches of the bot's users and the messages owed to them. */
export class AlertStore extends Stored {
  get #searches() {
    return this.client.from("alert_searches");
  }

  get #outbox() {
    return this.client.from("alert_outbox");
  }

  searchesOf(chatId: number): Promise<SavedSearch[]> {
    return this.read(SEARCHES, this.#searches.select("*").eq("chat_id", chatId).order("id"), searchRow);
  }

  activeSearches(): Promise<SavedSearch[]> {
    const active = () => this.#searches.select("*").eq("is_paused", false).order("id");
    return Array.fromAsync(pagedRows(SEARCHES, (from, to) => active().range(from, to), searchRow));
  }

  async hasSearches(): Promise<boolean> {
    return (await this.read(SEARCHES, this.#searches.select("id").limit(1), z.unknown())).length > 0;
  }

  /** Saves a search. False if the chat has ten others. */
  save(chat: number, asked: string, language: Locale): Promise<boolean> {
    return this.call("alerts_save", { chat, asked, language }, z.boolean());
  }

  /** Notes that a user is still there: 60 days after the last message or press they are asked. */
  touch(chatId: number): Promise<void> {
    const change = { pressed_at: new Date().toISOString(), asked_at: null };
    return this.write("a press", this.#searches.update(change).eq("chat_id", chatId));
  }

  /** Changes a search of a chat. What waits for it is dropped when it is paused, and sent when it is set to "now". */
  async change(search: SavedSearch, change: { is_paused: boolean } | { rhythm: Rhythm }): Promise<void> {
    await this.write(SEARCHES, this.#searches.update(change).eq("id", search.id));
    const isPaused = "is_paused" in change && change.is_paused;
    const isNow = "rhythm" in change && change.rhythm === "now";
    if (!isPaused && !isNow) return;
    const dueNow = { due_at: new Date().toISOString() };
    const waiting = isPaused ? this.#outbox.delete() : this.#outbox.update(dueNow);
    await this.write(OWED, waiting.eq("search_id", search.id).is("claimed_at", null));
  }

  remove({ id }: SavedSearch): Promise<void> {
    return this.write(SEARCHES, this.#searches.delete().eq("id", id));
  }

  async forget(chat: number): Promise<void> {
    for (const table of TABLES_OF_CHAT)
      await this.write("to forget a chat", this.client.from(table).delete().eq("chat_id", chat));
  }

  hide(chat_id: number, rental_id: number): Promise<void> {
    return this.write("a hidden home", this.client.from("alert_hidden").upsert({ chat_id, rental_id }));
  }

  /** What has happened since the last `record`; null until somebody saves a search. */
  events(): Promise<AlertEvents | null> {
    return this.call("alerts_events", {}, alertEvents.nullable());
  }

  /** Stores the messages that events led to, once, and edits what was sent about rentals that changed. */
  async record(bounds: Pick<AlertEvents, "from" | "to">, matched: readonly MatchedMessage[]): Promise<void> {
    const messages = matched.map((row) => ({ ...row, rent_before: rentColumns(row.rent_before) }));
    const args = { read_from: bounds.from, read_to: bounds.to, messages };
    await this.call("alerts_record", args, z.unknown());
  }

  due(now: Date): Promise<OwedMessage[]> {
    const due = this.#outbox.select("*").is("claimed_at", null).lte("due_at", now.toISOString());
    return this.read(OWED, due.order("due_at").order("id").limit(MAX_DUE), outboxRow);
  }

  async nextDue(): Promise<Date | null> {
    const next = this.#outbox.select("due_at").is("claimed_at", null).order("due_at").limit(1);
    const row = z.object({ due_at: z.coerce.date() });
    return (await this.read(OWED, next, row))[0]?.due_at ?? null;
  }

  /** The homes in a message. */
  sentIn(chat_id: number, message_id: number): Promise<SentHome[]> {
    const sent = this.client.from("alert_messages").select("*").match({ chat_id, message_id });
    return this.read("a sent message", sent.order("rental_id"), sentRow);
  }

  /** Claims messages, so that whoever is killed while sending leaves none that is sent twice. Returns the ids that were free. */
  async claim(ids: readonly number[]): Promise<number[]> {
    const claim = this.#outbox.update({ claimed_at: new Date().toISOString() }).in("id", [...ids]);
    const claimed = claim.is("claimed_at", null).select("id");
    return (await this.read(OWED, claimed, outboxRow.pick({ id: true }))).map(({ id }) => id);
  }

  /** Gives back claimed messages that were certainly not sent, to be sent after so many seconds. */
  release(ids: readonly number[], seconds: number): Promise<void> {
    const due_at = new Date(Date.now() + seconds * 1_000).toISOString();
    return this.write(OWED, this.#outbox.update({ claimed_at: null, due_at }).in("id", [...ids]));
  }

  /** Forgets messages that were sent or are no longer wanted. `sent` are the homes in what was sent. */
  async confirm(ids: readonly number[], sent: readonly SentHome[]): Promise<void> {
    const rows = sent.map((row) => ({ ...row, rent_before: rentColumns(row.rent_before) }));
    await this.call("alerts_confirm", { ids, sent: rows }, z.unknown());
  }

  async tidy(): Promise<void> {
    await this.call("alerts_tidy", {}, z.unknown());
  }
}
