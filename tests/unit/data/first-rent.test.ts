import { parseFirstRent } from "@/lib/rentals/first-rent";
import { indexedText } from "@/lib/search/indexed-text";

const ROW = { first_amount: 25_000_000, first_currency: "IDR", first_period: "month" };
const RENT = { price_amount: 25_000_000, price_currency: "IDR", rental_period: "month" };

it.each([
  [ROW, RENT],
  [{ ...ROW, first_amount: "25000000" }, RENT],
  [{ ...ROW, first_amount: null }, null],
  [{ ...ROW, first_amount: -1 }, null],
  [{ ...ROW, first_amount: "much" }, null],
  [{ ...ROW, first_currency: null }, null],
  [{ ...ROW, first_period: "decade" }, null],
  [{}, null],
])("the first rent of %j is %j", (row, rent) => {
  expect(parseFirstRent(row)).toEqual(rent);
});

it("the first rent is added to the facts of the advert, even if the advert states none", () => {
  const row = { id: 1, raw_description: "Villa", contact_url: null };
  const factsOf = (change: object) => indexedText({ id: 1, title: "Villa" }, { ...row, ...change }).facts;
  expect(factsOf(ROW)).toMatchObject({ firstRent: RENT, includes: {} });
  expect(factsOf({}).firstRent).toBeNull();
});
