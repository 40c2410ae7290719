import fc from "fast-check";
import { listRedirect, unknownValues } from "@/lib/filters/list-redirect";
import { canonicalQuery, DEFAULT_QUERY, parseListQuery } from "@/lib/filters/schema";
import { testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

const redirect = (search: string) => listRedirect(new URLSearchParams(search));

testReadings("tests/unit/filters/list-redirect.tsv", {
  redirect: (search) => redirect(search) ?? "none",
  unknown: (search) => unknownValues(Object.fromEntries(new URLSearchParams(search))).join("; ") || "none",
});

describe("listRedirect", () => {
  const key = fc.constantFrom(...Object.keys(DEFAULT_QUERY), "utm_source", "fbclid", "Location", "");
  const value = fc.oneof(
    fc.constantFrom(...HARD_TEXTS),
    fc.constantFrom("month", "none", "1", "2", "11", "Infinity", "Canggu", "bedrooms,price", "price,", " "),
    fc.string({ unit: "binary" }),
  );
  const pairs = fc.array(fc.tuple(key, value), { maxLength: 9 });

  it("redirects once at most, and always to the same list", () => {
    fc.assert(
      fc.property(pairs, (entries) => {
        const search = new URLSearchParams(entries);
        const target = listRedirect(search);
        if (target === null) return;
        const url = new URL(target, "https://bali.example");
        expect(url.pathname).toBe("/");
        expect(listRedirect(url.searchParams)).toBeNull();
        expect(parseListQuery(url.searchParams)).toEqual(parseListQuery(search));
      }),
      { numRuns: 1_000 },
    );
  });

  it("redirects no address that the site writes", () => {
    fc.assert(
      fc.property(pairs, (entries) => {
        expect(redirect(canonicalQuery(parseListQuery(new URLSearchParams(entries))))).toBeNull();
      }),
    );
  });

  it("keeps foreign keys, in order", () => {
    fc.assert(
      fc.property(pairs, (entries) => {
        const search = new URLSearchParams(entries);
        const target = new URL(listRedirect(search) ?? `/?${search}`, "https://bali.example");
        const others = (params: URLSearchParams) => [...params].filter(([name]) => !(name in DEFAULT_QUERY));
        expect(others(target.searchParams)).toEqual(others(search));
      }),
    );
  });
});
