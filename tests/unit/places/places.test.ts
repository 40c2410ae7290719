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

const at = (
  location_name: string,
  latitude: number,
  longitude: number,
  rental_count: number,
): GeoLocation => ({
  location_name,
  latitude,
  longitude,
  rental_count,
});

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
  it("makes one point of the names at one coordinate, called after the one with the most rentals", () => {
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

  it("keeps places apart that share one coordinate only", () => {
    expect(nameOf(ROWS, "ubud")).toBe("ubud");
    expect(nameOf(ROWS, "sanur")).toBe("sanur");
  });

  it("gives the same places in whatever order the rows come", () => {
    expect(collapsePlaces([...ROWS].reverse())).toEqual(collapsePlaces(ROWS));
  });

  it("settles equal counts by the alphabet", () => {
    const tied = [at("b", 1, 1, 5), at("a", 1, 1, 5)];
    expect(nameOf(tied, "b")).toBe("a");
    expect(nameOf([...tied].reverse(), "b")).toBe("a");
  });

  it("keeps one point for a name that is there twice, the one with more rentals", () => {
    const places = collapsePlaces([at("kuta", -8.72, 115.17, 2), at("kuta", -8.9, 116.28, 9)]);
    expect(places.points).toEqual([{ name: "kuta", lat: -8.9, lng: 116.28 }]);
  });

  it("takes zero and minus zero as one coordinate", () => {
    expect(collapsePlaces([at("a", 0, 0, 2), at("b", -0, -0, 1)]).points).toHaveLength(1);
  });

  it("has no places without rows", () => {
    expect(collapsePlaces([]).points).toEqual([]);
  });
});

describe("placeIndex", () => {
  it.each(["canggu", "Canggu", "CANGGU"])("knows %s", (name) => {
    expect(nameOf(ROWS, name)).toBe("canggu");
  });

  it.each([null, "", "atlantis", "cang", "constructor", "__proto__", "toString"])(
    "does not know %p",
    (name) => {
      expect(placeIndex(collapsePlaces(ROWS), name)).toBeNull();
    },
  );

  it("takes a comma for a space, as the names of the places do", () => {
    expect(nameOf([at("ubud gianyar", 1, 1, 1)], "Ubud, Gianyar")).toBe("ubud gianyar");
  });

  it("knows a place named like a property of every object", () => {
    expect(nameOf([at("__proto__", 1, 1, 1), at("constructor", 2, 2, 1)], "__proto__")).toBe("__proto__");
    expect(nameOf([at("__proto__", 1, 1, 1), at("constructor", 2, 2, 1)], "constructor")).toBe("constructor");
  });
});

describe("placesNamed", () => {
  const PLACES = collapsePlaces([
    { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 9 },
    { location_name: "echo beach", latitude: -8.65, longitude: 115.13, rental_count: 1 },
    { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 5 },
  ]);

  it.each([
    [[], [], []],
    [["canggu"], [0], []],
    [["echo beach", "canggu", "ubud"], [0, 1], []],
    [["atlantis", "ubud"], [1], ["atlantis"]],
    [["atlantis", ""], [], ["atlantis", ""]],
  ])("of %j are the points %j, and %j are none", (names, indexes, unknown) => {
    expect(placesNamed(PLACES, names)).toEqual({ indexes, unknown });
  });
});

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
  alphabeticalCounts(
    PLACES.points,
    countByPoint(
      PLACES,
      locations.map((location) => ({ location })),
    ),
    inEnglish,
  );

describe("alphabeticalCounts", () => {
  it("counts the given rentals, not the rows' own counts, in alphabetical order", () => {
    expect(countByName("ubud", "canggu", "ubud")).toEqual([
      { name: "amed", count: 0 },
      { name: "canggu", count: 1 },
      { name: "ubud", count: 2 },
    ]);
  });

  it("sorts by the names that a language has for places", () => {
    const points = [{ name: "canggu" }, { name: "denpasar" }, { name: "bingin" }, { name: "candidasa" }];
    const names = alphabeticalCounts(points, [], RUSSIAN.t).map(({ name }) => name);
    // Бингин, Денпасар, Чангу, Чандидаса
    expect(names).toEqual(["bingin", "denpasar", "canggu", "candidasa"]);
  });

  it("adds rentals under a collapsed name, and in upper case, to the common point", () => {
    expect(countByName("Batu Bolong", "canggu", "CANGGU")).toContainEqual({ name: "canggu", count: 3 });
  });

  it("leaves out rentals without a known place", () => {
    expect(countByName(null, "", "atlantis").every(({ count }) => count === 0)).toBe(true);
  });

  it("counts nothing without places", () => {
    expect(alphabeticalCounts([], [], inEnglish)).toEqual([]);
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
