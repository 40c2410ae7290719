import { vocabulary } from "./lexicon.ts";

/** Words beside which a number counts bedrooms or bathrooms, and words that only look like them. */
export const ROOM_WORDS = vocabulary("roomWord", [
  "bedroom",
  /** Furniture where bedrooms are counted as well. */
  "bed",
  /** Short for a bedroom after a number; otherwise a banjar. */
  "shortBedroom",
  /** In a house to let a bedroom; of rooms to let one of several. */
  "room",
  "bathroom",
  /** Short for a bathroom beside a count of bedrooms; otherwise a kilometre or part of another word. */
  "shortBathroom",
  /** A bathroom where none is counted by its name; otherwise one for guests. */
  "toilet",
  /** Between a number and what it counts. */
  "adjective",
  /** Furniture and fittings. */
  "fitting",
  /** Rooms that are no bedrooms, and bedrooms of those who work there. */
  "otherRoom",
]);

/** Pictures beside which a number counts. */
export const ROOM_SIGNS: Readonly<Record<string, "bedroom" | "bathroom">> = {
  "🛏": "bedroom",
  "🛌": "bedroom",
  "🛁": "bathroom",
  "🛀": "bathroom",
  "🚿": "bathroom",
};

/** A bedroom that nothing counts, in the singular of a language without articles, and what stands beside more of them. */
export const LONE_BEDROOMS = vocabulary("loneBedroom", ["one", "more"]);

/** Numbers in words. */
export const NUMBER_WORDS = vocabulary("roomCount", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);

/** Words that hold a number of bedrooms; a studio has none. */
export const NUMBERED_BEDROOMS = vocabulary("bedrooms", ["0", "1", "2", "3", "4", "5", "6"]);

/** Bedrooms and a living room, where nothing else is counted. */
export const WITH_LIVING_ROOM = vocabulary("bedroomsPlusOne", ["1", "2", "3"]);

/** Places of work and beds that sound like them. */
export const NO_BEDROOMS = vocabulary("notBedroom", ["none"]);

/** What is let: a room of a home, or the home. */
export const ROOM_OFFERS = vocabulary("roomOffer", [
  /** One room, also where the bedrooms of the home are counted. */
  "oneRoom",
  /** A boarding house lets by the room. */
  "kos",
  /** A room, where nothing else is said of the home. */
  "room",
  "whole",
]);

/** A bathroom that is not counted: of the room alone, shared, or the one there is. */
export const ROOM_BATHS = vocabulary("roomBath", ["own", "one", "shared"]);

/** That each of the rooms has a bathroom of its own. */
export const EACH_ROOM = vocabulary("eachRoom", [
  "each",
  /** A bathroom may stand right after them. */
  "inEach",
  "both",
  "own",
  "bathroom",
  "between",
  "place",
]);

/** After a count: only some of the rooms, which are counted elsewhere. */
export const SOME_OF_THEM = vocabulary("someRooms", ["some"]);

/** After a count as well: of the rooms on one of two floors. */
export const FLOOR_OF_THEM = vocabulary("roomsOnFloor", ["upper", "lower"]);

/** On the line of a unit that is let no more. */
export const TAKEN = vocabulary("unitState", ["taken"]);

/** Floors whose rooms may be counted one by one. */
export const FLOORS = vocabulary("floorName", ["floor"]);
