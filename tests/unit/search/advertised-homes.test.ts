import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { toCard } from "@/lib/search/card";
import { rentalsPassing } from "@/lib/search/search";
import { CARD_CONTEXT, sampleRent, sampleRental } from "../rental/sample-rental";
import { CONTEXT, factsById, unit as home } from "./search-context";

/** The homes of a post. Its listing has the rent and bedrooms of the cheapest. */
const UNITS = [home(1, 9), home(2, 14), home(3, 35)];
const POST = sampleRental({ id: 7, bedrooms: 1, price_amount: 9_000_000 });

const finds = (filters: Partial<Filters>, units = UNITS, rental = POST) => {
  const context = { ...CONTEXT, factsOf: factsById({ [rental.id]: { units } }) };
  return rentalsPassing([rental], { ...DEFAULT_QUERY, ...filters }, context).length > 0;
};

it.each<[asked: Partial<Filters>, isFound: boolean]>([
  [{ price_range: 11 }, true],
  [{ min_bedrooms: 3 }, true],
  [{ min_bedrooms: 4 }, false],
  [{ min_bedrooms: 2, price_range: 15 }, true],
  [{ min_bedrooms: 3, price_range: 38 }, true],
  [{ min_bedrooms: 3, price_range: 15 }, false],
  [{ min_bedrooms: 2, price_range: 11 }, false],
  [{ min_bedrooms: 2, price_range: 15, price_by: "month" }, true],
  [{ min_bedrooms: 3, price_range: 15, price_by: "month" }, false],
  [{ min_bedrooms: 3, max_bedrooms: 3, price_range: 15 }, false],
  [{ min_bedrooms: 1, max_bedrooms: 1, price_range: 11 }, true],
  [{ max_bedrooms: 0 }, false],
  [{ price_min: 15_000_000 }, true],
  [{ price_min: 15_000_000, price_max: 30_000_000 }, false],
  [{ price_min: 15_000_000, max_bedrooms: 1 }, false],
  [{ price_min: 15_000_000, min_bedrooms: 3 }, true],
])("the search finds a post of several homes only when one home passes all filters: %j", (asked, isFound) => {
  expect(finds(asked)).toBe(isFound);
});

it("goes by the listing when its price is not that of the cheapest home", () => {
  expect(finds({ min_bedrooms: 3 }, UNITS, { ...POST, rent: sampleRent({ price_amount: 10_000_000 }) })).toBe(
    false,
  );
});

it("the search takes the bedrooms of the listing when no home states its own", () => {
  expect(finds({ min_bedrooms: 1 }, [home(null, 9), home(null, 14)])).toBe(true);
  expect(finds({ min_bedrooms: 2 }, [home(null, 9), home(null, 14)])).toBe(false);
});

it("the search does not include a home with unstated bedrooms when another home of the post states them", () => {
  const asked: Partial<Filters> = { min_bedrooms: 3, unstated: ["bedrooms"] };
  expect(finds(asked, [home(2, 9), home(null, 14)], { ...POST, bedrooms: null })).toBe(false);
});

it.each([
  ["from Rp 9M, 1 to 3 bedrooms", UNITS],
  ["from Rp 9M, studio to 2 bedrooms", [home(0, 9), home(2, 14)]],
  ["from Rp 9M, 2 bedrooms", [home(2, 9), home(2, 14)]],
  ["from Rp 9M, 1 bedroom", [home(null, 9), home(null, 14)]],
  ["1 bedroom · 2 bathrooms", []],
])("a card of several homes says %s", (rooms, units) => {
  expect(toCard(POST, { ...CARD_CONTEXT, unitsOf: () => units }).rooms).toBe(rooms);
});
