import { z } from "zod";
import type { Locale } from "../../lib/language/locales.ts";
import { type RentMarket, rentMarket } from "../../lib/market/rent-market.ts";
import type { BotContext } from "../bot/bot-context.ts";
import { sentPhotos } from "../bot/telegram-photo.ts";
import { LANGUAGES } from "../report/languages.ts";
import { rowsOf } from "../store/call-function.ts";
import { AlertStore, type OwedMessage } from "./alert-store.ts";
import type { Announced, Wording } from "./alert-text.ts";
import { findHomes, searchOfSentence } from "./find-homes.ts";
import { type LiveHomes, liveHomesReader } from "./live-homes.ts";

const keptHome = z.object({ id: z.coerce.number(), title: z.string().nullable() });

/** What outlasts an open data service: the homes and photos that were read and sent before, and whether a chat was forgotten. */
export class Memory {
  readonly readHomes = liveHomesReader();
  readonly photos = sentPhotos();
  hasForgotten = false;
}

/** The visitors' side of the bot while the data service is open. */
export class Alerts {
  readonly context: BotContext;
  readonly store: AlertStore;
  readonly memory: Memory;
  #homes: Promise<LiveHomes> | null = null;
  #market: RentMarket | null = null;

  constructor(context: BotContext, memory: Memory) {
    this.context = context;
    this.store = new AlertStore(context.client);
    this.memory = memory;
  }

  homes(): Promise<LiveHomes> {
    this.#homes ??= this.memory.readHomes(this.context.run.service, this.context.now);
    return this.#homes;
  }

  /** Ids of the shown homes that a sentence asks for; none if it asks for nothing. */
  async find(sentence: string): Promise<number[]> {
    const homes = await this.homes();
    const asked = searchOfSentence(sentence, homes.places, this.context.now);
    return asked === null ? [] : findHomes(homes, asked.query).map(({ id }) => id);
  }

  /** Deletes all that is known of a chat. It is erased from the files of the database later. */
  async forget(chatId: number): Promise<void> {
    await this.store.forget(chatId);
    this.memory.hasForgotten = true;
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
