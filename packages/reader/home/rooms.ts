import { type Fact, factAt } from "../fact.ts";
import type { Rent } from "../rent.ts";
import type { Normalised } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { traitsOfLeadingHome } from "./leading-home.ts";
import { homesIn, roomOffer, roomsIn } from "./property-type.ts";
import { type RoomCount, roomCounts } from "./room-counts.ts";
import { takenTerms } from "./unit-traits.ts";

/** A bedroom without a number in a language without articles, and words beside further bedrooms. */
const loneBedroomTerms = termFinder(vocabulary("loneBedroom"));
/** A bedroom that is an item of a list: `домик: спальня, кухня`; not `большая спальня`, which suggests a smaller one. */
const LISTED_BEDROOM = pattern("u")`(?:^|[:,] ?){loneBedroom.one}|[.!
] ?{loneBedroom.one}(?= ?[+,])`;

/** Bathrooms without a number: the own one of a room, the only one, a shared one. */
const bathTerms = termFinder(vocabulary("roomBath"));
/** `each with its own bathroom`, `both ensuite`, `ensuite in both rooms`; not `each bathroom has a tub`. */
const OWN_OF_EACH = pattern(
  "u",
)`(?:{eachRoom.each}|{eachRoom.inEachRoom}|{eachRoom.both}) ?(?:(?:{eachRoom.between}|[/&+]) ?){0,4}{eachRoom.own}|(?:{eachRoom.inEachRoom}|(?:{eachRoom.each}|{eachRoom.both}) {eachRoom.between}) (?:{eachRoom.between} ){0,3}{eachRoom.bathroom}|{eachRoom.own} {eachRoom.place} (?:{eachRoom.each}|{eachRoom.both})`;
const BOTH = pattern("u")`{eachRoom.both}`;

type Rooms = { bedrooms: Fact<number> | null; bathrooms: Fact<number> | null };

/** The counts without those on lines of taken units, unless all units are taken. */
function countsOfFreeUnits(text: string, counts: readonly RoomCount[]): readonly RoomCount[] {
  const free: RoomCount[] = [];
  let [next, end] = [0, 0];
  for (const line of text.split("\n")) {
    end += line.length + 1;
    const first = next;
    while ((counts[next]?.start ?? end) < end) next += 1;
    if (next > first && takenTerms.findAll(line).length === 0) free.push(...counts.slice(first, next));
  }
  return free.length > 0 ? free : counts;
}

/** Whether the leading rent is that of a room, and all bedrooms are those of another home: `room 2.8 mln` above `2BR unit 7 mln`. */
function isRoomLeading(
  advert: Normalised,
  counts: readonly RoomCount[],
  rents: readonly Fact<Rent>[],
): boolean {
  const rooms = roomsIn(advert.text).map(({ start, end }) => ({ value: 1, start, end }));
  const traits = [...counts, ...rooms].sort((a, b) => a.start - b.start);
  const leading = traitsOfLeadingHome(advert, traits, ({ value }) => value, rents);
  return (
    leading !== null &&
    leading !== "unclear" &&
    !leading.some((trait) => counts.some((count) => count === trait))
  );
}

/** The number on which the surest counts agree, in doubt if they differ. */
function agreedCount(
  advert: Normalised,
  all: readonly RoomCount[],
  rents: readonly Fact<Rent>[],
): Fact<number> | null {
  const strongest = all.reduce((most, { strength }) => Math.max(most, strength), 0);
  const strong = all.filter(({ strength }) => strength === strongest);
  const whole = strong.filter(({ isSome }) => !isSome);
  const counts = whole.length > 0 ? whole : strong;
  const [first] = counts;
  if (first === undefined) return null;
  if (counts.some(({ isRange }) => isRange)) return factAt(advert, first.value, counts, "a range of rooms");
  const values = [...new Set(counts.map(({ value }) => value))];
  if (counts.length > 1 && counts.some(({ floor }) => floor !== null))
    return factAt(advert, first.value, counts, "may be counted floor by floor");
  if (values.length === 1)
    return factAt(
      advert,
      first.value,
      counts,
      isRoomLeading(advert, counts, rents) ? "those of a dearer home" : null,
    );
  const leading = traitsOfLeadingHome(advert, counts, ({ value }) => value, rents);
  const last = leading === "unclear" ? undefined : leading?.at(-1);
  if (last) return factAt(advert, last.value, [last]);
  return factAt(advert, first.value, counts, `says ${values.join(" and ")}`);
}

/** The only bedroom of a list. */
function loneBedroom(advert: Normalised): Fact<number> | null {
  const [lone, more] = loneBedroomTerms.findAll(advert.text);
  const isOnly = lone?.key === "one" && more === undefined;
  return isOnly && LISTED_BEDROOM.test(advert.text) ? factAt(advert, 1, [lone]) : null;
}

/** The number of bathrooms if none is counted and each of several bedrooms has its own. */
function bathroomOfEach(advert: Normalised, { value, doubt }: Fact<number>): Fact<number> | null {
  const own = OWN_OF_EACH.exec(advert.text);
  const isShared = bathTerms.findAll(advert.text).some(({ key }) => key === "shared");
  if (!own || isShared || doubt !== null || (BOTH.test(own[0]) && value !== 2)) return null;
  return factAt(advert, value, [{ start: own.index, end: own.index + own[0].length }]);
}

/** The uncounted bathroom of a home with one bedroom, or the own one of a room. */
function uncountedBathroom(advert: Normalised, isRoom: boolean): Fact<number> | null {
  const terms = bathTerms.findAll(advert.text);
  const own = terms.find(({ key }) => key === "own" || (key === "one" && !isRoom));
  return own && terms.every(({ key }) => key !== "shared") ? factAt(advert, 1, [own]) : null;
}

/**
 * The bedrooms and bathrooms of the home: 0 bedrooms for a studio, 1 for a room, even in a house of four. If the text offers
 * several units, those of the unit with the leading rent. Null if not stated.
 */
export function readRooms(advert: Normalised, rents: readonly Fact<Rent>[]): Rooms {
  const counts = countsOfFreeUnits(advert.text, roomCounts(advert.text));
  const bedroomCounts = counts.filter(({ rooms }) => rooms === "bedrooms");
  const bedrooms = agreedCount(advert, bedroomCounts, rents) ?? loneBedroom(advert);
  const bathrooms = agreedCount(
    advert,
    counts.filter(({ rooms }) => rooms === "bathrooms"),
    rents,
  );
  const offer = roomOffer(advert.text);
  const isGuestHouse = homesIn(advert.text)[0]?.key === "guest house";
  // `beds` of a guest house stand in its rooms and count none.
  const isCounted = bedroomCounts.some(({ strength }) => strength > (isGuestHouse ? 2 : 1));
  if (offer === null && isGuestHouse && !isCounted && bedrooms && bedrooms.value > 1)
    return { bedrooms: { ...bedrooms, doubt: "rooms of a guest house, or of the home" }, bathrooms };
  const isHome = isCounted || homesIn(advert.text).some(({ key }) => key !== "guest house");
  if (offer === null || (offer.key === "room" && isHome)) {
    if (bathrooms || !bedrooms) return { bedrooms, bathrooms };
    const uncounted =
      bedrooms.value > 1 ? bathroomOfEach(advert, bedrooms) : uncountedBathroom(advert, false);
    return { bedrooms, bathrooms: uncounted };
  }
  if (offer.key === "kos" && isCounted && bedrooms && bedrooms.value > 1)
    return {
      bedrooms: { ...bedrooms, doubt: "a boarding house, or a home with that many bedrooms" },
      bathrooms,
    };
  return { bedrooms: factAt(advert, 1, [offer]), bathrooms: uncountedBathroom(advert, true) };
}
