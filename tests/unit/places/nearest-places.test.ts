import { nearestPlaces, nearestToAny } from "@/lib/places/nearest-places";

const PLACES = [
  { name: "canggu", count: 40 },
  { name: "kerobokan", count: 8 },
  { name: "kuta", count: 0 },
  { name: "pererenan", count: 9 },
  { name: "sanur", count: 3 },
  { name: "ubud", count: 12 },
];
const names = (unknown: string) => nearestPlaces(PLACES, unknown).map(({ name }) => name);

describe("nearestPlaces", () => {
  it.each([
    ["changu", ["canggu"]],
    ["чангу", ["canggu"]],
    ["echo beach", ["canggu"]],
    ["ubuf", ["ubud"]],
  ])("are for %j only the place it probably means", (unknown, expected) => {
    expect(names(unknown)).toEqual(expected);
  });

  it.each([
    ["sanoor", "sanur"],
    ["kerobakn", "kerobokan"],
    ["perrerenan villa", "pererenan"],
  ])("begin for %j with the most similar name", (unknown, expected) => {
    expect(names(unknown)).toHaveLength(3);
    expect(names(unknown)[0]).toBe(expected);
  });

  it.each(["atlantis", "🏝️", "x".repeat(5_000)])("are three for any other text (%#)", (unknown) => {
    expect(names(unknown)).toHaveLength(3);
  });

  it("leave out places without rentals", () => {
    expect(names("kuta")).not.toContain("kuta");
  });
});

describe("nearestToAny", () => {
  const nearest = (...unknown: string[]) => nearestToAny(PLACES, unknown).map(({ name }) => name);

  it("are up to three for one name, and one for each of several, without duplicates", () => {
    expect(nearest("sanoor")).toHaveLength(3);
    expect(nearest("changu", "ubuf", "cangguu")).toEqual(["canggu", "ubud"]);
    expect(nearest()).toEqual([]);
  });
});
