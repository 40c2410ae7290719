import { areaInAddress, areaParam, areaPath, findArea } from "@/lib/places/area-path";
import { collapsePlaces } from "@/lib/places/places";
import { testReadings } from "@/tests/support/case-table";

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

testReadings("tests/unit/places/area-path.tsv", {
  address: (name) => {
    const path = areaPath(name);
    expect(leadsTo(path.slice("/area/".length))).toBe(name);
    return path;
  },
  area: leadsTo,
  // A parameter that is no area's is rejected before any data is read.
  parameter: (raw) => (areaParam(raw) === null ? "rejected" : "accepted"),
  "place in the address": (address) => areaInAddress(places, address),
});

describe("the address of an area", () => {
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
