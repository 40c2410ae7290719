import { distanceLabel, nearbyAreas } from "@/lib/search/nearby-areas";
import { inEnglish } from "@/tests/support/in-english";

/** One hundredth of a degree to the north is 1.1 km. */
const POINTS = [
  { name: "canggu", lat: -8.65, lng: 115.13 },
  { name: "pererenan", lat: -8.632, lng: 115.13 },
  { name: "berawa", lat: -8.659, lng: 115.13 },
  { name: "seseh", lat: -8.605, lng: 115.13 },
  { name: "ubud", lat: -8.5069, lng: 115.2625 },
];
const COUNTS = [40, 19, 7, 3, 12];

const near = (areas: number[], counts = COUNTS) =>
  nearbyAreas(POINTS, areas, counts).map(
    ({ name, count, km }) => `${count} in ${name}, ${distanceLabel(km, inEnglish)}`,
  );

describe("nearbyAreas", () => {
  it("are the neighbours, nearest first, with their numbers of rentals", () => {
    expect(near([0])).toEqual(["7 in berawa, 1 km away", "19 in pererenan, 2 km away"]);
  });

  it("of several areas are the neighbours of any of them, without the areas themselves", () => {
    expect(near([0, 1])).toEqual(["7 in berawa, 1 km away", "3 in seseh, 3 km away"]);
  });

  it.each([
    [3.95, 1],
    [4.05, 0],
  ])("at a distance of %d km are %i", (km, count) => {
    const north = { name: "north", lat: -8.65 + km / 111.195, lng: 115.13 };
    expect(nearbyAreas([{ ...north, lat: -8.65 }, north], [0], [1, 1])).toHaveLength(count);
  });

  it("leave out areas without matching rentals", () => {
    expect(near([0], [40, 19, 0, 3, 12])).toEqual(["19 in pererenan, 2 km away"]);
  });

  it.each([[[]], [[4]], [[99]]])("are none for %j", (areas) => {
    expect(near(areas)).toEqual([]);
  });
});

test.each([
  [0.2, "1 km away"],
  [1, "1 km away"],
  [2.4, "2 km away"],
  [3.6, "4 km away"],
])("%d km reads %j", (km, label) => {
  expect(distanceLabel(km, inEnglish)).toBe(label);
});
