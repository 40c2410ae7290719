import { countByPlace, countByPoint } from "@/lib/geo/count-by-place";
import { collapsePlaces } from "@/lib/geo/places";

const row = (location_name: string, latitude: number, rental_count: number) => ({
  location_name,
  latitude,
  longitude: 115,
  rental_count,
});

const PLACES = collapsePlaces([
  row("ubud", -8.51, 90),
  row("canggu", -8.65, 40),
  row("batu bolong", -8.65, 3),
  row("amed", -8.35, 5),
]);

const countByName = (...locations: (string | null)[]) =>
  countByPlace(
    PLACES,
    locations.map((location) => ({ location })),
  );

describe("countByPlace", () => {
  it("counts the given rentals, not the rows' own counts, in alphabetical order", () => {
    expect(countByName("ubud", "canggu", "ubud")).toEqual([
      { name: "amed", count: 0 },
      { name: "canggu", count: 1 },
      { name: "ubud", count: 2 },
    ]);
  });

  it("adds rentals under a collapsed name, and in upper case, to the common point", () => {
    expect(countByName("Batu Bolong", "canggu", "CANGGU")).toContainEqual({ name: "canggu", count: 3 });
  });

  it("leaves out rentals without a known place", () => {
    expect(countByName(null, "", "atlantis").every(({ count }) => count === 0)).toBe(true);
  });

  it("counts nothing without places", () => {
    expect(countByPlace(collapsePlaces([]), [{ location: "ubud" }])).toEqual([]);
  });
});

describe("countByPoint", () => {
  it("counts by the index that places are referred to by", () => {
    const counts = countByPoint(PLACES, [{ location: "canggu" }, { location: "ubud" }, { location: "ubud" }]);
    expect(PLACES.points.map(({ name }, index) => [name, counts[index]])).toEqual(
      expect.arrayContaining([
        ["ubud", 2],
        ["canggu", 1],
        ["amed", 0],
      ]),
    );
  });
});
