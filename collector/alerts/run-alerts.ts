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

const keptHome = z.object({ id: z.coerce.number(), title: z.string().nullable() });

/** The visitors' side of the bot while the data service is open. */
export class Alerts {
  readonly context: BotContext;
  readonly store: AlertStore;
  readonly photos: SentPhotos;
  readonly #readHomes: ReadLiveHomes;
  #homes: Promise<LiveHomes> | null = null;
  #market: RentMarket | null = null;

  constructor(context: BotContext, readHomes: ReadLiveHomes, photos: SentPhotos) {
    this.context = context;
    this.store = new AlertStore(context.client);
    [this.#readHomes, this.photos] = [readHomes, photos];
  }

  homes(): Promise<LiveHomes> {
    this.#homes ??= this.#readHomes(this.context.client, this.context.now);
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
  const { store, context } = alerts;
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
    context.onFailure(error);
    await store.record(news, []);
  }
  return true;
}

/** Until more may be due, and until what failed is tried again. */
const IDLE_SECONDS = 600;

/** Does what is due. Returns after how many seconds there may be more to do; infinitely many while nobody has saved a search. */
export async function runAlerts(alerts: Alerts, pause: (ms: number) => Promise<unknown>): Promise<number> {
  const { store, context } = alerts;
  await store.tidy();
  if (!(await recordEvents(alerts))) return Infinity;
  await sendDue(alerts, pause);
  const next = await store.nextDue();
  const seconds = next === null ? IDLE_SECONDS : (next.getTime() - context.now.getTime()) / 1_000;
  return Math.min(Math.max(seconds, 1), IDLE_SECONDS);
}

/** The visitors' side of the bot, as long as the command runs: the homes and photos that were read and sent before, and when more is due. */
export class AlertMemory {
  readonly #readHomes = liveHomesReader();
  readonly #photos = sentPhotos();
  #dueAt = Infinity;

  over(context: BotContext): Alerts {
    return new Alerts(context, this.#readHomes, this.#photos);
  }

  /** Seconds until `send` may have more to do. */
  secondsLeft(): number {
    return Math.max((this.#dueAt - Date.now()) / 1_000, 0);
  }

  #waitFor(seconds: number): void {
    this.#dueAt = Date.now() + seconds * 1_000;
  }

  /** Sends what is due. A failure of Telegram or of a rule is reported and tried again later; an outage of the data service is thrown on. */
  async send(context: BotContext): Promise<void> {
    this.#waitFor(IDLE_SECONDS);
    try {
      this.#waitFor(await runAlerts(this.over(context), wait));
    } catch (error) {
      if (isOutage(error)) throw error;
      context.onFailure(error);
    }
  }
}
