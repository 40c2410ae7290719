import { z } from "zod";
import { LOCALES, type Locale } from "../../lib/language/locales.ts";
import { RENTAL_PERIODS } from "../../lib/money/period.ts";
import { type Rent, rentOf } from "../../lib/rental/rent.ts";
import { pagedRows, Stored } from "../store/call-function.ts";

/** How often the messages of a search come: at once, daily at 9:00, or on Mondays at 9:00, in the region's time. */
export const RHYTHMS = ["now", "daily", "weekly"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

const number = z.coerce.number().pipe(z.int());

const searchRow = z.object({
  id: number,
  chat_id: number,
  query: z.string(),
  locale: z.enum(LOCALES),
  rhythm: z.enum(RHYTHMS),
  is_paused: z.boolean(),
});
/** A saved search of a chat. `query` is a canonical query string. */
export type SavedSearch = z.infer<typeof searchRow>;

/** The columns of the rent before a reduction. */
const rentBefore = z
  .object({
    price_amount: z.coerce.number(),
    price_currency: z.string().nullable(),
    rental_period: z.enum(RENTAL_PERIODS).nullable(),
  })
  .nullable()
  .catch(null);

export const earlierRent = ({ rent_before }: { rent_before: z.infer<typeof rentBefore> }): Rent | null =>
  rent_before && rentOf(rent_before.price_amount, rent_before.price_currency, rent_before.rental_period);

const alertEvent = z.object({
  rental_id: number,
  kind: z.enum(["new", "reduced"]),
  rent_before: rentBefore,
});
/** A new or reduced rental in the journal of rentals. */
export type AlertEvent = z.infer<typeof alertEvent>;
/** An event as a message to a chat. */
export type MatchedMessage = AlertEvent & { chat_id: number; search_id: number; due_at: string };

/** What the journal holds of the transactions from `from` up to `to`, in their order. */
const alertEvents = z.object({ from: z.string(), to: z.string(), events: z.array(alertEvent) });
type AlertEvents = z.infer<typeof alertEvents>;

const outboxRow = z.object({
  id: number,
  chat_id: number,
  kind: z.enum(["new", "reduced", "edit", "ask"]),
  rental_id: number.nullable(),
  rent_before: rentBefore,
  message_id: number.nullable(),
  created_at: z.coerce.date(),
});
export type OwedMessage = z.infer<typeof outboxRow>;

const sentRow = z.object({
  chat_id: number,
  message_id: number,
  rental_id: number,
  rent_before: rentBefore,
  has_photo: z.boolean(),
});
export type SentHome = z.infer<typeof sentRow>;

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
  async record({ from, to }: AlertEvents, messages: readonly MatchedMessage[]): Promise<void> {
    await this.call("alerts_record", { read_from: from, read_to: to, messages }, z.unknown());
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

  /** Claims messages, so that whoever is killed while sending leaves none that is sent twice. */
  claim(ids: readonly number[]): Promise<void> {
    return this.write(OWED, this.#outbox.update({ claimed_at: new Date().toISOString() }).in("id", [...ids]));
  }

  /** Gives back claimed messages that were certainly not sent. They, and all others, wait for so many seconds. */
  async postpone(ids: readonly number[], seconds: number): Promise<void> {
    const due_at = new Date(Date.now() + seconds * 1_000).toISOString();
    await this.write(OWED, this.#outbox.update({ claimed_at: null, due_at }).in("id", [...ids]));
    await this.write(OWED, this.#outbox.update({ due_at }).lt("due_at", due_at).is("claimed_at", null));
  }

  /** Forgets messages that were sent or are no longer wanted. `sent` are the homes in what was sent. */
  async confirm(ids: readonly number[], sent: readonly SentHome[]): Promise<void> {
    await this.call("alerts_confirm", { ids, sent }, z.unknown());
  }

  async tidy(): Promise<void> {
    await this.call("alerts_tidy", {}, z.unknown());
  }
}
