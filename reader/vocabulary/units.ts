import { vocabulary } from "./lexicon.ts";

/** Kinds of rooms by whose names rents are told apart: `single 7.5, double 9.5 mln`. */
export const ROOM_KINDS = vocabulary("roomKind", ["kind"]);
