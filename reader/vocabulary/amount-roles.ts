import { vocabulary } from "./lexicon.ts";

/** What an amount beside it is for. */
export const AMOUNT_ROLES = vocabulary("amount", [
  /** The rent itself. */
  "price",
  "cost",
  "from",
  "deposit",
  /** What was asked before, or what others ask. */
  "comparison",
  /** What the writer pays, which is asked only where it stays the same. */
  "paid",
  /** The most or least of something else, as of electricity that is included; nobody asks for a rent "up to" a sum. */
  "cap",
  /** A charge for what a home may also include. */
  "utility",
  /** What a home has, for which hardly anybody is charged as much as a rent. */
  "facility",
  /** A charge that is never the rent. */
  "charge",
  "discount",
  "sale",
  /** What a sum is for one of, when it is no rent. */
  "piece",
  "head",
  "home",
  /** What leads from a sum to its period, or to what it is for. */
  "per",
  "for",
  /** Said beside a sum without changing what it is for. */
  "aside",
  /** Between a sum that is no longer asked and the one that is. */
  "replacing",
  "joining",
  /** What comes with the home, and costs nothing by itself. */
  "inclusion",
  "minimum",
  /** How often something is done. */
  "times",
]);
