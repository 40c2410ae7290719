import type { Region } from "../region.ts";
import { normalise, type Place } from "../text/normalise.ts";
import type { Wish } from "./wish.ts";
import { type Read, unreadPhrases, withoutRead } from "./wish-text.ts";
import { wishedAreas, wishedItems, wishedPeople, wishedTypes } from "./wished-home.ts";
import { wishedMillions, wishedRent } from "./wished-rent.ts";
import { wishedBathrooms, wishedBedrooms } from "./wished-rooms.ts";
import { wishedDay, wishedStay } from "./wished-time.ts";

/** Longer texts are adverts. */
const MOST_CHARACTERS = 160;

/** A word to leave out: `-ubud`. */
const EXCLUDED = /(?<![^ ])-[^ ]+/g;

/** A text of which parts are read in turn: what has been read cannot mean something else. */
class Unread {
  readonly places: Place[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return withoutRead(this.#text, this.places);
  }

  take<V>(reader: (text: string) => Read<V> | null): V | null {
    const read = reader(this.text);
    this.places.push(...(read?.places ?? []));
    return read?.value ?? null;
  }

  takeAll<V>(reader: (text: string) => readonly Read<V>[]): readonly Read<V>[] {
    const all = reader(this.text);
    this.places.push(...all.flatMap(({ places }) => places));
    return all;
  }
}

/** Whether a wish is worth an offer: items alone, people alone and a kind of home alone are keywords as well (docs/behaviour.md, F33). */
function isWish({ areas, rent, bedrooms, minBathrooms, types, includes, ...wish }: Wish): boolean {
  if (areas.length > 0 || rent || bedrooms || minBathrooms || wish.stayMonths || wish.availableBy)
    return true;
  return types.length > 0 && (includes.length > 0 || wish.people !== null);
}

const excludedIn = (text: string): Place[] =>
  Array.from(text.matchAll(EXCLUDED), ({ 0: word, index: start }) => ({ start, end: start + word.length }));

/**
 * What a visitor asks for in a sentence in English, Indonesian, Russian, plain Ukrainian or a mixture. Null if it states
 * nothing that is more than a keyword. Dates count from `now`, and rents are read in some `currencies`.
 */
export function readWish(
  written: string,
  { now, currencies }: { now: Date; currencies: readonly string[] },
  region: Region,
): Wish | null {
  const { text, spanOf } = normalise(written.slice(0, MOST_CHARACTERS));
  const unread = new Unread(withoutRead(text, excludedIn(text)));
  const phrases = () => unreadPhrases(text, unread.places, region);
  const wordsAt = (place: Place) => {
    const { start, end } = spanOf(place.start, place.end);
    return written.slice(start, end);
  };
  const people = unread.take(wishedPeople);
  const named = unread.take((rest) => wishedRent(rest, { currencies, region }));
  const availableBy = unread.take((rest) => wishedDay(rest, now, region));
  const stayMonths = unread.take(wishedStay);
  const bedrooms = unread.take(wishedBedrooms);
  const minBathrooms = unread.take(wishedBathrooms);
  const areas = unread.takeAll((rest) => wishedAreas(rest, region));
  const includes = unread.takeAll(wishedItems).map(({ value }) => value);
  const types = unread.takeAll(wishedTypes).map(({ value }) => value);
  const isAlone = (number: Place) => phrases().some(({ end }) => end === number.end);
  const rent = named ?? unread.take((rest) => wishedMillions(rest, isAlone, region));
  const wish = {
    areas: areas.map(({ value: names, places }) => ({ names, words: places.map(wordsAt).join(", ") })),
    rent,
    bedrooms,
    minBathrooms,
    types: [...new Set(types)],
    includes,
    stayMonths,
    availableBy,
    people,
    unread: phrases().map(wordsAt),
  };
  return isWish(wish) ? wish : null;
}
