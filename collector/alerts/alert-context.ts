import type { Locale } from "../../lib/language/locales.ts";
import { type RentMarket, rentMarket } from "../../lib/market/rent-market.ts";
import type { BotContext } from "../bot/bot-context.ts";
import { LANGUAGES } from "../bot/languages.ts";
import { AlertStore } from "./alert-store.ts";
import type { Wording } from "./alert-text.ts";
import { AnswerLimit } from "./answer-limit.ts";
import { type LiveHomes, LiveHomesReader } from "./live-homes.ts";
import { type SentPhotos, sentPhotos } from "./photo-of-message.ts";

/** What alerts keep in memory as long as the process runs. */
export type AlertMemory = {
  reader: LiveHomesReader;
  photos: SentPhotos;
  answers: AnswerLimit;
  /** Until when Telegram asks to send nothing, in ms since the epoch. */
  pausedUntil: number;
  /** Called with what Telegram says of a message that it will not send. */
  onRefusal: (description: string) => void;
};

export const alertMemory = (ratesService: string, onRefusal: AlertMemory["onRefusal"]): AlertMemory => ({
  reader: new LiveHomesReader(ratesService),
  photos: sentPhotos(),
  answers: new AnswerLimit(),
  pausedUntil: 0,
  onRefusal,
});

/** The alerts while the data service is open. Live homes are read when they are first needed. */
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
    this.#homes ??= this.memory.reader.read(this.context.client, this.context.now);
    return this.#homes;
  }

  async wording(locale: Locale): Promise<Wording> {
    const { rentals, places, rates } = await this.homes();
    this.#market ??= rentMarket(rentals, places, rates);
    const { site, now } = this.context;
    return { language: LANGUAGES[locale], site, market: this.#market, now };
  }
}
