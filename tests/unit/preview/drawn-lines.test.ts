import type { Rental } from "@/lib/rentals/rental";
import { languageOf } from "@/server/language/language-of";
import { drawnLines } from "@/server/preview/drawn-preview";
import { ENGLISH } from "../../support/in-english";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "../rentals/sample-whole-rental";

const NOTHING: Partial<Rental> = { property_type: null, location: null, bedrooms: null, bathrooms: null };

test.each<[Partial<Rental>, string[]]>([
  [{}, ["Villa in Canggu, Bali", "2 bedrooms · 2 bathrooms", "Rp 35M / month"]],
  [{ ...NOTHING, price_amount: null }, ["Rental in Bali"]],
  [{ price_amount: 200_000 }, ["Villa in Canggu, Bali", "2 bedrooms · 2 bathrooms"]],
  // The renderer would have to fetch a font for these letters.
  [{ location: "чангу" }, ["2 bedrooms · 2 bathrooms", "Rp 35M / month"]],
  [
    { location: "canggu 🌴", price_currency: "EUR", price_amount: 900 },
    ["2 bedrooms · 2 bathrooms", "€900 / month"],
  ],
])("the drawing for %j has the lines %j", (change, lines) => {
  expect(drawnLines(sampleWholeRental(change), RATES, ENGLISH)).toEqual(lines);
});

test("the drawing in Russian has Russian lines", () => {
  const lines = ["Вилла, Чангу, Бали", "2 спальни · 2 ванные", "35\u00a0млн\u00a0Rp / мес"];
  expect(drawnLines(sampleWholeRental(), RATES, languageOf("ru"))).toEqual(lines);
  expect(drawnLines(sampleWholeRental({ location: "canggu 🌴" }), RATES, languageOf("ru"))).toEqual(
    lines.slice(1),
  );
});
