import { locationOptions } from "@/lib/filters/location-options";

const PLACES = [
  { name: "canggu", count: 40 },
  { name: "kuta", count: 0 },
  { name: "north kuta", count: 3 },
  { name: "ubud", count: 12 },
];

const words = (typed: string) =>
  locationOptions(PLACES, typed).map((option) =>
    option.kind === "place" ? option.name : `Search: "${option.text}"`,
  );

describe("locationOptions", () => {
  it.each(["", "   "])("offers every place while nothing is typed: %j", (typed) => {
    expect(words(typed)).toEqual(["canggu", "kuta", "north kuta", "ubud"]);
  });

  it.each([
    ["ku", ["kuta", "north kuta", 'Search: "ku"']],
    ["Kuta", ["kuta", "north kuta"]],
    [" UBUD ", ["ubud"]],
    ["Echo Beach", ['Search: "Echo Beach"']],
    [".*", ['Search: ".*"']],
    ["🏝️", ['Search: "🏝️"']],
  ])("offers for %j the places that hold it, and the text itself unless it is a place", (typed, expected) => {
    expect(words(typed)).toEqual(expected);
  });

  it("tells how many rentals are at each place", () => {
    expect(locationOptions(PLACES, "ubud")).toEqual([{ kind: "place", name: "ubud", count: 12 }]);
  });
});
