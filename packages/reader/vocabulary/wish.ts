import { vocabulary } from "./lexicon.ts";

/** Words before a number by which a visitor limits it: `under 20jt`, `от 10 млн`. */
export const BOUNDS = vocabulary("bound", ["most", "least", "exactly"]);

/** The same after a number: `15 juta ke atas`; not `15 juta from January`. */
export const BOUNDS_AFTER = vocabulary("boundAfter", ["most", "least"]);

/** Words of a wish that ask for nothing by themselves: `looking for`, `with`, `per month`. */
export const WISH_WORDS = vocabulary("wish", ["filler"]);
