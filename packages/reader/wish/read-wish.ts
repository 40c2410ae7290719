import type { Region } from "../region.ts";
import { normalise, type Place } from "../text/normalise.ts";
import type { Wish } from "./wish.ts";
import { type Read, unreadPhrases, withoutRead } from "./wish-text.ts";
import { wishedAreas, wishedItems, wishedPeople, wishedTypes } from "./wished-home.ts";
import { wishedRent, wishedUnits } from "./wished-rent.ts";
import { wishedBathrooms, wishedBedrooms } from "./wished-rooms.ts";
import { wishedDay, wishedStay } from "./wished-time.ts";

/** Longer texts are adverts. */
const MOST_CHARACTERS = 160;

/** A word to leave out: `-ubud`. */
const EXCLUDED = /(?<![^ ])-[^ ]+/g;

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
  const asked = withoutRead(text, excludedIn(text));
  const places: Place[] = [];
  // What has been read cannot mean something else.
  const takeAll = <V>(reader: (rest: string) => readonly Read<V>[]): readonly Read<V>[] => {
    const all = reader(withoutRead(asked, places));
    places.push(...all.flatMap((read) => read.places));
    return all;
  };
  const take = <V>(reader: (rest: string) => Read<V> | null): V | null =>
    takeAll((rest) => [reader(rest)].filter((read) => read !== null))[0]?.value ?? null;
  const phrases = () => unreadPhrases(text, places, region);
  const wordsAt = (place: Place) => {
    const { start, end } = spanOf(place.start, place.end);
    return written.slice(start, end);
  };
  const people = take(wishedPeople);
  const named = take((rest) => wishedRent(rest, { currencies, region }));
  const availableBy = take((rest) => wishedDay(rest, now, region));
  const stayMonths = take(wishedStay);
  const bedrooms = take(wishedBedrooms);
  const minBathrooms = take(wishedBathrooms);
  const areas = takeAll((rest) => wishedAreas(rest, region));
  const includes = takeAll((rest) => wishedItems(rest, region)).map(({ value }) => value);
  const types = takeAll(wishedTypes).map(({ value }) => value);
  const isAlone = (number: Place) => phrases().some(({ end }) => end === number.end);
  const rent = named ?? take((rest) => wishedUnits(rest, isAlone, region));
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
