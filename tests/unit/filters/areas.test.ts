import { inAreas, MAX_AREAS } from "@/lib/filters/areas";
import { canonicalQuery } from "@/lib/filters/schema";
import { demoListings } from "@/supabase/demo/listings.ts";

describe("inAreas", () => {
  const letters = Array.from("abcdefghijklmnopqrst");

  it.each([
    [0, 0, false],
    [1, 1, false],
    [MAX_AREAS, MAX_AREAS, false],
    [MAX_AREAS + 1, MAX_AREAS, true],
    [20, MAX_AREAS, true],
  ])("keeps of %i names the first %i", (asked, taken, more_areas) => {
    expect(inAreas(letters.slice(0, asked))).toEqual({ location: letters.slice(0, taken), more_areas });
  });
});

test("inAreas sorts the names as in the address", () => {
  expect(inAreas(["ubud", "canggu"])).toEqual({ location: ["canggu", "ubud"], more_areas: false });
});

test("no place name of the demo contains the separator", () => {
  const { geo_location } = demoListings(new Date());
  expect(geo_location.length).toBeGreaterThan(0);
  expect(geo_location.filter(({ location_name }) => location_name.includes(","))).toEqual([]);
});

test("ten areas of the demo fit into an address of less than 255 characters", () => {
  const names = demoListings(new Date()).geo_location.map(({ location_name }) => location_name);
  const longest = names.sort((a, b) => b.length - a.length).slice(0, MAX_AREAS);
  expect(canonicalQuery({ location: longest }).length).toBeLessThan(255);
});
