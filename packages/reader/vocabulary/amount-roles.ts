import { vocabulary } from "./lexicon.ts";

export const AMOUNT_ROLES = vocabulary("amount", [
  "price",
  "cost",
  "from",
  "deposit",
  /** A former rent or the rent of others: `dropped from`, `my friend pays`. */
  "comparison",
  /** The writer pays it: `I pay`. */
  "paid",
  /** A limit of something else, such as included electricity: nobody asks a rent `up to` a sum. */
  "cap",
  "utility",
  /** A facility, for which a charge is much lower than a rent. */
  "facility",
  /** A charge that is never the rent. */
  "charge",
  "discount",
  "sale",
  /** The unit of a sum that may be no rent: `hour`, `person`, `room`. */
  "piece",
  "head",
  "home",
  /** Between a sum and its period or purpose. */
  "per",
  "for",
  /** Beside a sum, without changing its purpose: `nego`. */
  "aside",
  /** Between a former sum and the current one. */
  "replacing",
  "joining",
  /** Something that comes with the home at no cost. */
  "inclusion",
  "minimum",
  /** How often something happens: `twice`. */
  "times",
]);
