import { vocabulary } from "./lexicon.ts";

/** That a rent for a year is not paid at once. */
export const PAYMENTS = vocabulary("payment", ["inParts"]);
