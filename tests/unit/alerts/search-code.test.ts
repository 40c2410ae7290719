import { randomBytes } from "node:crypto";
import { searchCode, searchOfCode } from "@/lib/alerts/search-code";
import { type filterParsers, UNSTATED } from "@/lib/filters/filters";
import {
  DATE_RANGES,
  HOME_TYPES,
  INCLUDES,
  MAX_BEDROOMS,
  MIN_BATHROOMS,
  MIN_BEDROOMS,
  PRICE_BY,
  PRICE_RANGES,
  SORTS,
  STAYS,
} from "@/lib/filters/options";
import { listSearch, parseListQuery } from "@/lib/filters/schema";

const CODE = /^[A-Za-z0-9_-]{1,64}$/;

const each = (key: string, values: readonly unknown[], more = "") =>
  values.map((value) => `${key}=${value}${more}`);

/** At least one query for each value of each filter. */
const QUERIES: Record<keyof typeof filterParsers, readonly string[]> = {
  location: ["location=canggu", "location=canggu,pererenan,ubud", "location=jimbaran+heights"],
  price_range: each("price_range", PRICE_RANGES),
  min_bedrooms: each("min_bedrooms", MIN_BEDROOMS),
  max_bedrooms: each("max_bedrooms", MAX_BEDROOMS),
  dateRange: each("dateRange", Object.keys(DATE_RANGES)),
  sort: each("sort", SORTS),
  keywords: ["keywords=pool+wifi+-shared", "keywords=кухня", "keywords=%2B62%25"],
  price_by: each("price_by", PRICE_BY, "&price_range=25"),
  unstated: [
    `unstated=${UNSTATED.join()}&price_range=11&includes=${INCLUDES.join()}&stay=1&available=2026-12-01`,
  ],
  includes: [...each("includes", INCLUDES), `includes=${INCLUDES.join()}`],
  stay: each("stay", STAYS),
  available: ["available=2026-12-01", "available=2000-01-01", "available=2099-12-31"],
  type: [...each("type", HOME_TYPES), `type=${HOME_TYPES.join()}`],
  min_bathrooms: each("min_bathrooms", MIN_BATHROOMS),
  price_min: ["price_min=5000000", "price_min=2000000000", "price_min=25&price_in=USD"],
  price_max: ["price_max=500000", "price_min=5000000&price_max=20000000", "price_max=100000&price_in=EUR"],
  price_in: each("price_in", ["USD", "AUD", "CAD", "EUR"], "&price_max=1500"),
  photos: ["photos=1"],
  reduced: ["reduced=1"],
  monthly: ["monthly=1"],
  contact: ["contact=0123456789ab", "contact=ffffffffffff"],
};

test.each([
  "",
  ...Object.values(QUERIES).flat(),
  "location=canggu&price_range=25&min_bedrooms=2&keywords=pool",
])("%j survives encoding and decoding", (search) => {
  const query = parseListQuery(search);
  const code = searchCode(query) ?? "";
  expect(code).toMatch(CODE);
  expect(searchOfCode(code)).toBe(listSearch(query));
});

test("the code of a list does not contain the page", () => {
  expect(searchCode(parseListQuery("location=ubud&page=3"))).toBe(searchCode({ location: ["ubud"] }));
});

test("the codes of existing links stay readable", () => {
  const query = parseListQuery("location=canggu&min_bedrooms=2&price_range=25&includes=pool,wifi");
  expect(searchOfCode("2GX6DK0tOzEtPL8WvGIt3AA")).toBe(listSearch(query));
});

test.each([
  "keywords=a+balcony+an+oven+a+desk+a+bathtub+a+gate+a+guard+a+garden",
  "location=amed,balangan,candidasa,dreamland,gianyar,jimbaran,lovina,medewi,nyang,sidemen",
])("%j does not fit into a code", (search) => expect(searchCode(parseListQuery(search))).toBe(null));

const code = searchCode(parseListQuery("location=canggu&min_bedrooms=2&price_range=25")) ?? "";

test.each([
  ["empty", ""],
  ["of another bot", "ref_12345"],
  ["the report of a taken rental", "taken_123"],
  ["invalid in one character", `${code.slice(0, -1)}=`],
  ["of another version", `1${code.slice(1)}`],
  ["longer than Telegram allows", "A".repeat(65)],
  ["padded", `${code}==`],
  ...Array.from({ length: code.length - 1 }, (_, length) => [
    `cut to ${length + 1}`,
    code.slice(0, length + 1),
  ]),
])("no search is read from a code that is %s", (_, wrong) => {
  expect(searchOfCode(wrong)).toBe(null);
});

test("no search is read from random characters", () => {
  for (let round = 0; round < 2_000; round += 1) {
    const random = randomBytes(48).toString("base64url");
    expect([random, searchOfCode(random)]).toEqual([random, null]);
  }
});
