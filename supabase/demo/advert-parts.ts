import { type PlaceKey, places } from "./areas.ts";
import type { Home } from "./home.ts";
import type { Random } from "./random.ts";
import type { Words } from "./words/words.ts";
import type { Writer } from "./writer.ts";

/** The parts that layouts put together; each is a list of lines, empty where the advert has nothing to say. */
export interface AdvertParts {
  opening(): string[];
  rooms(): string[];
  /** Sentences about what the home has, at most `count`. */
  features(count: number): string[];
  surroundings(): string[];
  /** One short label per amenity. */
  facilities(): string[];
  price(): string[];
  /** Under a heading that says "price" already. */
  barePrice(): string[];
  terms(): string[];
  contact(): string[];
  map(): string[];
  closing(): string[];
}

function isPlaceKey(key: string): key is PlaceKey {
  return Object.hasOwn(places, key);
}

function placeKeyOf(home: Home): PlaceKey | undefined {
  return Object.keys(places)
    .filter(isPlaceKey)
    .find((key) => places[key].name === home.place?.name);
}

function sortsOfStay(home: Home): "short" | "long" {
  return home.price.period === "day" || home.price.period === "night" || home.price.period === "week"
    ? "short"
    : "long";
}

function termsOf(home: Home, words: Words, writer: Writer): string[] {
  if (sortsOfStay(home) === "short") {
    return [...writer.one(words.minimumStay), ...writer.maybe(0.7, words.shortStayBills)];
  }
  const bills = home.features.has("bills included") ? words.billsIncluded : words.bills;
  return [
    ...writer.maybe(0.85, words.minimumStay),
    ...writer.maybe(0.8, bills),
    ...writer.maybe(0.35, words.deposit),
    ...writer.maybe(0.35, words.availability),
  ];
}

/** The parts of one home's advert, worded by `writer`. */
export function partsOf(home: Home, words: Words, writer: Writer, random: Random): AdvertParts {
  const place = placeKeyOf(home);
  const setting = home.place === null ? undefined : words.ofSetting[home.place.setting];
  return {
    opening: () =>
      writer.one(home.features.has("new") ? words.openings : [...words.openings, ...words.usedOpenings]),
    rooms: () => [...writer.one(words.rooms), ...writer.maybe(0.45, words.ofKind[home.kind])],
    features: (count) =>
      random
        .shuffle([...home.features])
        .flatMap((feature) => writer.one(words.ofFeature[feature]))
        .slice(0, count),
    surroundings: () => [
      ...(place === undefined ? [] : writer.maybe(0.85, words.ofPlace[place])),
      ...writer.maybe(0.5, setting),
    ],
    facilities: () =>
      random.shuffle(home.amenities).flatMap((amenity) => writer.one(words.amenities[amenity])),
    price: () => writer.one(home.price.amount === null ? words.noPrice : words.priceLines),
    barePrice: () => writer.one(home.price.amount === null ? words.noPrice : ["{price}"]),
    terms: () => termsOf(home, words, writer),
    contact: () => (home.contact.written === null ? writer.one(words.noContact) : writer.one(words.contacts)),
    map: () => writer.one(words.maps),
    closing: () => [...writer.maybe(0.25, words.links), ...writer.maybe(0.5, words.closings)],
  };
}
