import { type Fact, factAt } from "../fact.ts";
import type { Rent } from "../rent.ts";
import { textBefore } from "../text/beside.ts";
import type { Normalised } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { takenTerms } from "../vocabulary/rooms.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { bathroomOfEach, uncountedBathroom } from "./own-bathrooms.ts";
import { homesIn } from "./property-type.ts";
import { type RoomCount, roomCounts } from "./room-counts.ts";
import { roomOffer } from "./room-offer.ts";
import { belongToOtherUnits, countOfLeadingUnit } from "./room-units.ts";

/** A bedroom without a number in a language without articles, and words beside further bedrooms. */
const loneBedroomTerms = termFinder(vocabulary("loneBedroom"));

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
      belongToOtherUnits(advert, counts, rents) ? "said of another unit" : null,
    );
  const leading = countOfLeadingUnit(advert, counts, rents);
  if (leading) return factAt(advert, leading.value, [leading]);
  return factAt(advert, first.value, counts, `says ${values.join(" and ")}`);
}

/** A sign that continues a list after a bedroom: `Спальня + кухня`. */
const LIST_SIGN = /^ ?[+,]/;

/** The only bedroom of a list: `домик: спальня, кухня`; not `большая спальня`, which suggests a smaller one. */
function loneBedroom(advert: Normalised): Fact<number> | null {
  const terms = loneBedroomTerms.findAll(advert.text);
  const [lone] = terms;
  if (terms.length !== 1 || lone?.key !== "one") return null;
  const before = textBefore(advert.text, lone.start, 2).replace(/ $/, "");
  const isListed = LIST_SIGN.test(advert.text.slice(lone.end, lone.end + 2)) && /[.!\n]$/.test(before);
  const isItem = lone.start === 0 || isListed || before.endsWith(":") || before.endsWith(",");
  return isItem ? factAt(advert, 1, [lone]) : null;
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
  if (offer === null || (offer.key === "room" && isHome))
    return {
      bedrooms,
      bathrooms:
        bathrooms ??
        (bedrooms && bedrooms.value <= 1
          ? uncountedBathroom(advert, false)
          : bathroomOfEach(advert, bedrooms)),
    };
  if (offer.key === "kos" && isCounted && bedrooms && bedrooms.value > 1)
    return {
      bedrooms: { ...bedrooms, doubt: "a boarding house, or a home with that many bedrooms" },
      bathrooms,
    };
  return { bedrooms: factAt(advert, 1, [offer]), bathrooms: uncountedBathroom(advert, true) };
}
