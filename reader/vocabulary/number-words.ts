import { vocabulary } from "./lexicon.ts";

/** Words that add up to a number. */
export const ADDENDS = vocabulary("addend", [
  "0.5",
  "1",
  "1.5",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
  "20",
  "30",
  "40",
  "50",
  "60",
  "70",
  "80",
  "90",
  "100",
  "200",
  "300",
  "400",
  "500",
]);

/** Words that multiply the number before them or add to it: `dua puluh`, `dua belas`, `two hundred`. */
export const MULTIPLIERS = vocabulary("multiplier", ["belas", "puluh", "hundred"]);
