import {
  alphabeticalCounts,
  collapsePlaces,
  countByPoint,
  type GeoLocation,
  placeIndex,
  placesNamed,
} from "@/lib/places/places";
import { inEnglish } from "@/tests/support/in-english";
import { RUSSIAN } from "@/tests/support/in-russian";

function at(location_name: string, latitude: number, longitude: number, rental_count: number): GeoLocation {
  return { location_name, latitude, longitude, rental_count };
}

const ROWS = [
  at("batu bolong", -8.65, 115.13, 3),
  at("canggu", -8.65, 115.13, 40),
  at("echo beach", -8.65, 115.13, 1),
  at("ubud", -8.51, 115.26, 12),
  at("sanur", -8.69, 115.26, 12),
];

const nameOf = (rows: readonly GeoLocation[], name: string | null) => {
  const places = collapsePlaces(rows);
  const index = placeIndex(places, name);
  return index === null ? null : places.points[index]?.name;
};

describe("collapsePlaces", () => {
  it("merges the names at one coordinate into a point named like the one with the most rentals", () => {
    expect(collapsePlaces(ROWS).points).toEqual(
      expect.arrayContaining([
        { name: "canggu", lat: -8.65, lng: 115.13 },
        { name: "ubud", lat: -8.51, lng: 115.26 },
        { name: "sanur", lat: -8.69, lng: 115.26 },
      ]),
    );
    expect(collapsePlaces(ROWS).points).toHaveLength(3);
  });

  it.each(["canggu", "batu bolong", "echo beach"])("resolves %s to the common point", (name) => {
    expect(nameOf(ROWS, name)).toBe("canggu");
  });

  it("keeps places apart that share only latitude or longitude", () => {
    expect(nameOf(ROWS, "ubud")).toBe("ubud");
    expect(nameOf(ROWS, "sanur")).toBe("sanur");
  });

  it("does not depend on the order of the rows", () => {
    expect(collapsePlaces([...ROWS].reverse())).toEqual(collapsePlaces(ROWS));
  });

  it("prefers the alphabetically first name when counts are equal", () => {
    const tied = [at("b", 1, 1, 5), at("a", 1, 1, 5)];
    expect(nameOf(tied, "b")).toBe("a");
    expect(nameOf([...tied].reverse(), "b")).toBe("a");
  });

  it("keeps for a duplicate name the point with more rentals", () => {
    const places = collapsePlaces([at("kuta", -8.72, 115.17, 2), at("kuta", -8.9, 116.28, 9)]);
    expect(places.points).toEqual([{ name: "kuta", lat: -8.9, lng: 116.28 }]);
  });

  it("treats zero and minus zero as one coordinate", () => {
    expect(collapsePlaces([at("a", 0, 0, 2), at("b", -0, -0, 1)]).points).toHaveLength(1);
  });

  it("has no places without rows", () => {
    expect(collapsePlaces([]).points).toEqual([]);
  });
});

describe("placeIndex", () => {
  it.each(["canggu", "Canggu", "CANGGU"])("finds %s", (name) => {
    expect(nameOf(ROWS, name)).toBe("canggu");
  });

  it.each([null, "", "atlantis", "cang", "constructor", "__proto__", "toString"])(
    "is null for %p",
    (name) => {
      expect(placeIndex(collapsePlaces(ROWS), name)).toBeNull();
    },
  );

  it("treats a comma as a space, because the names of places have none", () => {
    expect(nameOf([at("ubud gianyar", 1, 1, 1)], "Ubud, Gianyar")).toBe("ubud gianyar");
  });

  it("finds a place named like a property of every object", () => {
    expect(nameOf([at("__proto__", 1, 1, 1), at("constructor", 2, 2, 1)], "__proto__")).toBe("__proto__");
    expect(nameOf([at("__proto__", 1, 1, 1), at("constructor", 2, 2, 1)], "constructor")).toBe("constructor");
  });
});

describe("placesNamed", () => {
  const PLACES = collapsePlaces([
    at("canggu", -8.65, 115.13, 9),
    at("echo beach", -8.65, 115.13, 1),
    at("ubud", -8.51, 115.26, 5),
  ]);

  it.each([
    [[], [], []],
    [["canggu"], [0], []],
    [["echo beach", "canggu", "ubud"], [0, 1], []],
    [["atlantis", "ubud"], [1], ["atlantis"]],
    [["atlantis", ""], [], ["atlantis", ""]],
  ])("finds for %j the points %j, and reports %j as unknown", (names, indexes, unknown) => {
    expect(placesNamed(PLACES, names)).toEqual({ indexes, unknown });
  });
});

const PLACES = collapsePlaces([
  at("ubud", -8.51, 115, 90),
  at("canggu", -8.65, 115, 40),
  at("batu bolong", -8.65, 115, 3),
  at("amed", -8.35, 115, 5),
]);

function countByName(...locations: (string | null)[]) {
  const rentals = locations.map((location) => ({ location }));
  return alphabeticalCounts(PLACES.points, countByPoint(PLACES, rentals), inEnglish);
}

describe("alphabeticalCounts of countByPoint", () => {
  it("counts the given rentals instead of the rows' counts, in alphabetical order", () => {
    expect(countByName("ubud", "canggu", "ubud")).toEqual([
      { name: "amed", count: 0 },
      { name: "canggu", count: 1 },
      { name: "ubud", count: 2 },
    ]);
  });

  it("sorts by the place names of the language", () => {
    const points = [{ name: "canggu" }, { name: "denpasar" }, { name: "bingin" }, { name: "candidasa" }];
    const names = alphabeticalCounts(points, [], RUSSIAN.t).map(({ name }) => name);
    // Бингин, Денпасар, Чангу, Чандидаса
    expect(names).toEqual(["bingin", "denpasar", "canggu", "candidasa"]);
  });

  it("counts rentals under a merged or upper-case name at the common point", () => {
    expect(countByName("Batu Bolong", "canggu", "CANGGU")).toContainEqual({ name: "canggu", count: 3 });
  });

  it("leaves out rentals without a known place", () => {
    expect(countByName(null, "", "atlantis").every(({ count }) => count === 0)).toBe(true);
  });

  it("counts nothing without places", () => {
    expect(alphabeticalCounts([], [], inEnglish)).toEqual([]);
  });
});
