import { areaInAddress, areaParam, areaPath, findArea } from "@/lib/places/area-path";
import { collapsePlaces } from "@/lib/places/places";

const place = (location_name: string, latitude: number, rental_count: number) => ({
  ...{ location_name, latitude, rental_count },
  longitude: 115,
});

const PLACES = collapsePlaces([
  place("canggu", -8.65, 40),
  place("batu bolong", -8.65, 3),
  place("nusa penida", -8.73, 12),
  place("nusa-penida", -8.9, 1),
  place("café corner", -8.5, 2),
  place("чангу", -8.4, 2),
  place("!!!", -8.3, 9),
]);

/** The area of a parameter, after an arrow if its address is spelt differently. */
function leadsTo(raw: string): string | null {
  const param = areaParam(raw);
  const found = param === null ? null : findArea(PLACES, param);
  const name = PLACES.points[found?.place ?? -1]?.name;
  return found === null || name === undefined ? null : `${found.isCanonical ? "" : "-> "}${name}`;
}

describe("the address of an area", () => {
  it.each([
    ["canggu", "/area/canggu"],
    ["nusa penida", "/area/nusa-penida"],
    ["café corner", "/area/cafe-corner"],
    ["чангу", `/area/${encodeURIComponent("чангу")}`],
  ])("of %s is %s", (name, path) => {
    expect(areaPath(name)).toBe(path);
    expect(leadsTo(path.slice("/area/".length))).toBe(name);
  });

  it.each([
    ["Canggu", "-> canggu"],
    ["CANGGU", "-> canggu"],
    ["canggu-", "-> canggu"],
    ["nusa%20penida", "-> nusa penida"],
    ["nusa_penida", "-> nusa penida"],
    ["Nusa+Penida", "-> nusa penida"],
    ["caf%C3%A9-corner", "-> café corner"],
    ["batu-bolong", "-> canggu"],
  ])("spelt %s redirects: %s", (raw, expected) => {
    expect(leadsTo(raw)).toBe(expected);
  });

  it.each([
    "atlantis",
    "cang",
    "-",
    "",
    "!!!",
    "%FF",
    "__proto__",
    "constructor",
    "-8.6500,115.0000",
    "a".repeat(201),
  ])("spelt %p leads nowhere", (raw) => {
    expect(leadsTo(raw)).toBeNull();
  });

  it.each(["-", "", "!!!", "%FF", "%E0%A4%A", "a".repeat(201)])(
    "%p is rejected before any data is read",
    (raw) => {
      expect(areaParam(raw)).toBeNull();
    },
  );

  it("leads to the area with more listings when two have the same address", () => {
    expect(leadsTo("nusa-penida")).toBe("nusa penida");
  });
});

const places = {
  points: [
    { name: "kuta", lat: -8.72, lng: 115.17 },
    { name: "kuta utara", lat: -8.65, lng: 115.15 },
    { name: "nusa penida", lat: -8.73, lng: 115.54 },
  ],
  indexByName: { kuta: 0, "kuta utara": 1, "north kuta": 1, "nusa penida": 2 },
};

test.each([
  ["villa-in-kuta", 0],
  ["kuta", 0],
  // The longest name wins, and any name of a point counts.
  ["room-in-kuta-utara-17", 1],
  ["north-kuta-studio", 1],
  ["Nusa_Penida%20home", 2],
  // Part of a word is no name.
  ["villa-in-kutai", null],
  ["villa-akuta", null],
  ["nusa-dua", null],
  ["", null],
])("%p names the place %p", (address, place) => {
  expect(areaInAddress(places, address)).toBe(place);
});
