import { rentsByStay } from "@/lib/rentals/rents-by-stay";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleWholeRental } from "./sample-whole-rental";

const BY_STAY = "Villa in Pererenan\n1 month 10.9jt\n3 months 9.9jt\n12 months 7.8jt";
const SHORTEST = { price_amount: 10_900_000, price_currency: "IDR", rental_period: "month" } as const;

it.each([
  [
    "rents by length of stay, the shortest first",
    BY_STAY,
    {},
    ["from 1 month: Rp 10.9M / month", "from 3 months: Rp 9.9M / month", "from 12 months: Rp 7.8M / month"],
  ],
  [
    "a yearly rent beside a monthly one",
    "Villa in Pererenan 10.9jt/month or 96jt/year",
    {},
    ["from 12 months: Rp 96M / year"],
  ],
  [
    "sums for several months, between the rents",
    "Villa in Pererenan\n1 month 10.9jt\n3 months 30jt\n6 months 54jt\n1 year 96jt",
    {},
    ["for 3 months: Rp 30M", "for 6 months: Rp 54M", "from 12 months: Rp 96M / year"],
  ],
  [
    "the sum of a post without another rent",
    "House in Sanur. 120 mln for 6 months",
    { price_amount: 20e6 },
    ["from 6 months: Rp 20M / month", "for 6 months: Rp 120M"],
  ],
  [
    "a sum for half a year beside a yearly rent",
    "Townhouse in Canggu. Yearly 240 mln, half year 132 mln",
    { price_amount: 240e6, rental_period: "year" as const },
    ["for 6 months: Rp 132M", "from 12 months: Rp 240M / year"],
  ],
  ["nothing for a single rent", "Villa in Pererenan 10.9jt/month", {}, []],
  ["nothing when the rents of the text lack the listing's price", BY_STAY, { price_amount: 11e6 }, []],
])("rentsByStay lists %s", (_, raw_description, change, lines) => {
  const rental = sampleWholeRental({ ...SHORTEST, raw_description, ...change });
  expect(rentsByStay(rental, ENGLISH)).toEqual(lines);
});
