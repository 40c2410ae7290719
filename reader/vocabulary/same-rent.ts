import { vocabulary } from "./lexicon.ts";

/** That what is paid now is asked of whoever moves in. */
export const SAME_RENT = vocabulary("sameRent", ["same"]);
