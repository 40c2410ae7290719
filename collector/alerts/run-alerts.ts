import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Locale } from "../../lib/language/locales.ts";
import { type RentMarket, rentMarket } from "../../lib/market/rent-market.ts";
import type { BotContext } from "../bot/bot-context.ts";
import { type SentPhotos, sentPhotos } from "../bot/telegram-photo.ts";
import { LANGUAGES } from "../report/languages.ts";
import { isOutage, rowsOf } from "../store/call-function.ts";
import { AlertStore, type OwedMessage } from "./alert-store.ts";
import type { Announced, Wording } from "./alert-text.ts";
import { type LiveHomes, liveHomesReader, type ReadLiveHomes } from "./live-homes.ts";
import { messagesFor } from "./match-events.ts";
import { sendDue } from "./send-alerts.ts";

/** What outlasts a turn: the homes and photos that were read and sent before. `onFailure` is told why a message is dropped. */
export type AlertMemory = {
  readHomes: ReadLiveHomes;
  photos: SentPhotos;
  onFailure: (why: unknown) => void;
};

export const alertMemory = (onFailure: AlertMemory["onFailure"]): AlertMemory => ({
  readHomes: liveHomesReader(),
  photos: sentPhotos(),
  onFailure,
});

const keptHome = z.object({ id: z.coerce.number(), title: z.string().nullable() });

/** The visitors' side of the bot while the data service is open. */
export class Alerts {
  readonly context: BotContext;
  readonly store: AlertStore;
  readonly photos: SentPhotos;
  readonly onFailure: AlertMemory["onFailure"];
  readonly #memory: AlertMemory;
  #homes: Promise<LiveHomes> | null = null;
  #market: RentMarket | null = null;

  constructor(context: BotContext, memory: AlertMemory) {
    this.context = context;
    this.store = new AlertStore(context.client);
    [this.photos, this.onFailure, this.#memory] = [memory.photos, memory.onFailure, memory];
  }

  homes(): Promise<LiveHomes> {
    this.#homes ??= this.#memory.readHomes(this.context.client, this.context.now);
    return this.#homes;
  }

  /** The homes of these messages in their order: those that are live, of others the title. Repeats, and what was taken down, are missing. */
  async announcedHomes(
    rows: readonly Pick<OwedMessage, "rental_id" | "rent_before">[],
  ): Promise<Announced[]> {
    const { rentals } = await this.homes();
    const live = new Map(rentals.map((home) => [home.id, home]));
    const ids = rows.flatMap(({ rental_id }) => rental_id ?? []).filter((id) => !live.has(id));
    const read = this.context.client.from("rentals").select("id,title").is("duplicate_of_id", null);
    const kept = ids.length === 0 ? [] : rowsOf("ended homes", await read.in("id", ids), keptHome);
    const ended = new Map(kept.map(({ id, title }) => [id, title]));
    return rows.flatMap(({ rental_id, rent_before }): Announced[] => {
      const home = live.get(rental_id ?? 0);
      const title = ended.get(rental_id ?? 0);
      if (home) return [{ home, rent_before }];
      return title === undefined ? [] : [{ home: null, title }];
    });
  }

  async wording(locale: Locale): Promise<Wording> {
    const { rentals, places, rates } = await this.homes();
    this.#market ??= rentMarket(rentals, places, rates);
    const { site, now } = this.context;
    return { language: LANGUAGES[locale], site, now, market: this.#market };
  }
}

/** Turns events into messages. What cannot be is reported and dropped. Returns false until somebody has saved a search. */
async function recordEvents(alerts: Alerts): Promise<boolean> {
  const { store, onFailure } = alerts;
  const news = await store.events();
  if (news === null) return false;
  const messages =
    news.events.length === 0
      ? []
      : messagesFor(news.events, await store.activeSearches(), await alerts.homes());
  try {
    await store.record(news, messages);
  } catch (error) {
    if (isOutage(error)) throw error;
    onFailure(error);
    await store.record(news, []);
  }
  return true;
}

/** Until more may be due, and until what failed is tried again. */
const IDLE_SECONDS = 600;

/** Does what is due. Returns after how many seconds there may be more to do; null while nobody has saved a search. */
export async function runAlerts(
  alerts: Alerts,
  pause: (ms: number) => Promise<unknown>,
): Promise<number | null> {
  const { store, context } = alerts;
  await store.tidy();
  if (!(await recordEvents(alerts))) return null;
  await sendDue(alerts, pause);
  const next = await store.nextDue();
  const seconds = next === null ? IDLE_SECONDS : (next.getTime() - context.now.getTime()) / 1_000;
  return Math.min(Math.max(seconds, 1), IDLE_SECONDS);
}

/** The visitors' side of the bot, as long as the command runs. Sends after each batch, and whenever messages are due. */
export class AlertTimer {
  readonly #memory: AlertMemory;
  readonly #onDue: () => Promise<unknown>;
  #timer: NodeJS.Timeout | undefined;

  /** `onDue` opens the data service and calls `send`. */
  constructor(onDue: () => Promise<unknown>, onFailure: (error: unknown) => void) {
    [this.#onDue, this.#memory] = [onDue, alertMemory(onFailure)];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  over(context: BotContext): Alerts {
    return new Alerts(context, this.#memory);
  }

  #wait(seconds: number | null): void {
    clearTimeout(this.#timer);
    if (seconds === null) return;
    this.#timer = setTimeout(() => {
      // If it fails for good, `send` was not reached, and nothing else would try again.
      this.#wait(IDLE_SECONDS);
      this.#onDue().catch(this.#memory.onFailure);
    }, seconds * 1_000);
  }

  /** Sends what is due. A failure of Telegram or of a rule is reported and tried again later; an outage of the data service is thrown on. */
  async send(context: BotContext): Promise<void> {
    try {
      this.#wait(await runAlerts(this.over(context), wait));
    } catch (error) {
      if (isOutage(error)) throw error;
      this.#memory.onFailure(error);
      this.#wait(IDLE_SECONDS);
    }
  }
}
