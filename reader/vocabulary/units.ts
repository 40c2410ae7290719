import { vocabulary } from "./lexicon.ts";

/** What tells units of one post apart beside their number, their bedrooms and their kind of room. */
export const UNIT_TRAITS = vocabulary("unitTrait", ["ac", "fan", "small", "big"]);

/** Kinds of rooms by whose names rents are told apart: `single 7.5, double 9.5 mln`. */
export const ROOM_KINDS = vocabulary("roomKind", ["kind"]);

/** Before or after the name of a unit, and no part of it. */
export const BESIDE_NAMES = vocabulary("nextToName", ["beside"]);
