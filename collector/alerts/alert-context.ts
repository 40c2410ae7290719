import type { Locale } from "../../lib/language/locales.ts";
import { type RentMarket, rentMarket } from "../../lib/market/rent-market.ts";
import { flagPlaceholderPrice } from "../../lib/rental/placeholder-prices.ts";
import type { BotContext } from "../bot/bot-context.ts";
import { type SentPhotos, sentPhotos } from "../bot/telegram-photo.ts";
import { LANGUAGES } from "../report/languages.ts";
import { alertHomes } from "./alert-home.ts";
import type { SentHome } from "./alert-rows.ts";
import { AlertStore } from "./alert-store.ts";
import type { AnnouncedHome, Wording } from "./alert-text.ts";
import { type LiveHomes, liveHomesReader, type ReadLiveHomes } from "./live-homes.ts";

export type AlertMemory = {
  readHomes: ReadLiveHomes;
  photos: SentPhotos;
  /** Until when Telegram asks to send nothing, in ms since the epoch. */
  pausedUntil: number;
  /** Called with why a message to a user is dropped: words, or an error. */
  onFailure: (why: unknown) => void;
};

export const alertMemory = (onFailure: AlertMemory["onFailure"]): AlertMemory => ({
  readHomes: liveHomesReader(),
  photos: sentPhotos(),
  pausedUntil: 0,
  onFailure,
});

export class Alerts {
  readonly context: BotContext;
  readonly memory: AlertMemory;
  readonly store: AlertStore;
  #homes: Promise<LiveHomes> | null = null;
  #market: RentMarket | null = null;

  constructor(context: BotContext, memory: AlertMemory) {
    this.context = context;
    this.memory = memory;
    this.store = new AlertStore(context.client);
  }

  homes(): Promise<LiveHomes> {
    this.#homes ??= this.memory.readHomes(this.context.client, this.context.now);
    return this.#homes;
  }

  /** The homes of these messages in their order, with their current facts. Those that were taken down are missing. */
  async announcedHomes(
    rows: readonly { rental_id: number | null; rent_before: SentHome["rent_before"] }[],
  ): Promise<AnnouncedHome[]> {
    const { rentals } = await this.homes();
    const ids = new Set(rows.flatMap(({ rental_id }) => rental_id ?? []));
    const found = await alertHomes(this.context.client, [...ids]);
    return rows.flatMap(({ rental_id, rent_before: before }) => {
      const home = found.get(rental_id ?? 0);
      return home ? [{ home: flagPlaceholderPrice(home, rentals), before }] : [];
    });
  }

  async wording(locale: Locale): Promise<Wording> {
    const { rentals, places, rates } = await this.homes();
    this.#market ??= rentMarket(rentals, places, rates);
    const { site, now } = this.context;
    return { language: LANGUAGES[locale], site, market: this.#market, now };
  }
}
