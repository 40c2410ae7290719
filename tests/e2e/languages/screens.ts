import { listedRows, pathOf } from "../../support/demo-rows.ts";
import { reposted, villa } from "../../support/detail-screen.ts";

const FILTERED =
  "?location=canggu&price_range=38&min_bedrooms=1&sort=pricePerMonthAsc&keywords=pool&unstated=wifi&includes=wifi";
const [first, second] = listedRows;

/** Addresses below a language's prefix, each with its status. */
export const SCREENS: [string, number][] = [
  // The first ten have every layout.
  ["", 200],
  [FILTERED, 200],
  ["?location=canggu&price_range=11&min_bedrooms=6&keywords=pool", 200],
  [pathOf(villa), 200],
  [pathOf(reposted), 200],
  ["/area/canggu", 200],
  [`/compare?ids=${first?.id},${second?.id}`, 200],
  ["/privacy", 200],
  ["/no-such-page", 404],
  ["?location=canggu,pererenan&max_bedrooms=2&min_bedrooms=2&type=villa&stay=3&photos=1&reduced=1", 200],
  ["?location=nowhere", 404],
  ["?page=2", 200],
  ["/rental/no-such-home", 404],
  ["/area/nowhere", 404],
  ["/compare", 200],
  ["/liked", 200],
  ["/about", 200],
  ["/rents", 200],
  ["/sources", 200],
];
