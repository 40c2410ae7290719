import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import type { Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { TAKEN } from "../vocabulary/rooms.ts";
import { bathroomOfEach, uncountedBathroom } from "./own-bathrooms.ts";
import { homesIn } from "./property-type.ts";
import { type RoomCount, roomCounts } from "./room-counts.ts";
import { isByFloor, ofBothFloors } from "./room-floors.ts";
import { roomOffer } from "./room-offer.ts";
import { areOfOtherUnits, ofLeadingUnit } from "./room-units.ts";

/** A bedroom that nothing counts, in the singular of a language without articles, and what stands beside more of them. */
const LONE = termFinder(vocabulary("loneBedroom", ["one", "more"]));

type Rooms = { bedrooms: Fact<number> | null; bathrooms: Fact<number> | null };

const TAKEN_UNITS = termFinder(TAKEN);

/** The counts, in the order of the text, but those on the lines of units that are taken, unless all are. */
function ofFreeUnits(text: string, counts: readonly RoomCount[]): readonly RoomCount[] {
  const free: RoomCount[] = [];
  let [next, end] = [0, 0];
  for (const line of text.split("\n")) {
    end += line.length + 1;
    const first = next;
    while ((counts[next]?.start ?? end) < end) next += 1;
    if (next > first && TAKEN_UNITS.findAll(line).length === 0) free.push(...counts.slice(first, next));
  }
  return free.length > 0 ? free : counts;
}

/** The number that the counts agree on; doubtful when they do not. A studio counts only where nothing else does. */
function agreed(
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
  const sum = ofBothFloors(counts);
  if (sum !== null) return factAt(advert, sum, counts);
  const values = [...new Set(counts.map(({ value }) => value))];
  if (values.length === 1) {
    return factAt(
      advert,
      first.value,
      counts,
      isByFloor(advert.text, counts)
        ? "may be counted floor by floor"
        : areOfOtherUnits(advert, counts, rents)
          ? "said of another unit"
          : null,
    );
  }
  const leading = ofLeadingUnit(advert, counts, rents);
  if (leading) return factAt(advert, leading.value, [leading]);
  return factAt(advert, first.value, counts, `says ${values.join(" and ")}`);
}

/** What begins a list right after a bedroom: `Спальня + кухня`. */
const LISTED = /^ ?[+,]/;

/** `домик: спальня, кухня` lists the one that there is; not `большая спальня`, beside which there is a smaller one. */
function loneBedroom(advert: Normalised): Fact<number> | null {
  const terms = LONE.findAll(advert.text);
  const [one] = terms;
  if (terms.length !== 1 || one?.key !== "one") return null;
  const before = advert.text.slice(Math.max(0, one.start - 2), one.start).replace(/ $/, "");
  const isListed = LISTED.test(advert.text.slice(one.end, one.end + 2)) && /[.!\n]$/.test(before);
  const isItem = one.start === 0 || isListed || before.endsWith(":") || before.endsWith(",");
  return isItem ? factAt(advert, 1, [one]) : null;
}

/**
 * Bedrooms and bathrooms of what is let: a studio has 0 bedrooms, a room to let is 1, also in a house of four. Of several
 * units they are those of the one with the first rent. Null: not stated.
 */
export function readRooms(advert: Normalised, rents: readonly Fact<Rent>[]): Rooms {
  const counts = ofFreeUnits(advert.text, roomCounts(advert.text));
  const ofBedrooms = counts.filter(({ of }) => of === "bedrooms");
  const bedrooms = agreed(advert, ofBedrooms, rents) ?? loneBedroom(advert);
  const bathrooms = agreed(
    advert,
    counts.filter(({ of }) => of === "bathrooms"),
    rents,
  );
  const offer = roomOffer(advert.text);
  const isGuestHouse = homesIn(advert.text)[0]?.key === "guest house";
  // The beds of a guest house stand in one of its rooms.
  const isCounted = ofBedrooms.some(({ strength }) => strength > (isGuestHouse ? 2 : 1));
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
