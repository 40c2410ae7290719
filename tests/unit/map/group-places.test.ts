import { groupPlaces, isSelected, MARKER_HEIGHT, type MapPlace } from "@/lib/map/group-places";
import { project } from "@/lib/map/web-mercator";

const CANGGU = { index: 0, name: "canggu", lat: -8.652, lng: 115.13, count: 42 };
const BERAWA = { index: 1, name: "berawa", lat: -8.666, lng: 115.143, count: 11 };
const PERERENAN = { index: 2, name: "pererenan", lat: -8.64, lng: 115.121, count: 9 };
const UBUD = { index: 3, name: "ubud", lat: -8.5069, lng: 115.2625, count: 30 };
const PLACES = [PERERENAN, UBUD, BERAWA, CANGGU];

/** Pseudo-random places all over the island, equal in each run. */
function manyPlaces(count: number): MapPlace[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => ({
    index,
    name: `place ${index}`,
    lat: -8.8 + random() * 0.7,
    lng: 114.5 + random() * 1.1,
    count: 1 + Math.floor(random() * 50),
  }));
}

const names = (places: readonly MapPlace[], zoom: number, selected: readonly number[] = []) =>
  groupPlaces(places, zoom, selected).map((group) => group.places.map(({ name }) => name).join(" "));

describe("groupPlaces", () => {
  it("groups overlapping places under the busiest one, and adds up their counts", () => {
    const [first, second] = groupPlaces(PLACES, 10, []);
    expect(first).toMatchObject({ key: 0, lat: CANGGU.lat, lng: CANGGU.lng, count: 62 });
    expect(first?.places).toEqual([CANGGU, BERAWA, PERERENAN]);
    expect(second).toMatchObject({ key: 3, count: 30, places: [UBUD] });
  });

  it("gives each place its own marker when the markers do not overlap", () => {
    expect(names(PLACES, 12)).toEqual(["canggu", "ubud", "berawa", "pererenan"]);
    // A pixel at zoom 12 is 0.000343 degrees of longitude.
    const beside = (pixels: number) => ({
      ...BERAWA,
      lat: CANGGU.lat,
      lng: CANGGU.lng + pixels * 0.000_343_32,
    });
    expect(names([CANGGU, beside(MARKER_HEIGHT - 1)], 12)).toEqual(["canggu berawa"]);
    expect(names([CANGGU, beside(MARKER_HEIGHT + 1)], 12)).toEqual(["canggu", "berawa"]);
  });

  it("keeps selected places apart from the others, and groups those that overlap", () => {
    expect(names(PLACES, 10, [1])).toEqual(["berawa", "canggu pererenan", "ubud"]);
    expect(names(PLACES, 10, [0])).toEqual(["canggu", "ubud", "berawa pererenan"]);
    expect(names(PLACES, 10, [0, 1, 2])).toEqual(["canggu berawa pererenan", "ubud"]);
    expect(names(PLACES, 12, [0, 1])).toEqual(["canggu", "berawa", "ubud", "pererenan"]);
  });

  it("moves no marker when any one is selected", () => {
    const places = manyPlaces(150);
    const before = names(places, 9);
    for (const group of groupPlaces(places, 9, [])) {
      const after = names(
        places,
        9,
        group.places.map(({ index }) => index),
      );
      expect(after.toSorted()).toEqual(before.toSorted());
    }
  });

  it("does not depend on the order of the places", () => {
    expect(groupPlaces([...PLACES].reverse(), 10, [])).toEqual(groupPlaces(PLACES, 10, []));
  });

  it.each([8, 10, 12, 14])(
    "keeps every place and rental of 1,000 places without overlapping markers at zoom %d",
    (zoom) => {
      const places = manyPlaces(1000);
      const groups = groupPlaces(places, zoom, []);
      expect(groups.flatMap((group) => group.places.map(({ index }) => index)).sort((a, b) => a - b)).toEqual(
        places.map(({ index }) => index),
      );
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(
        places.reduce((sum, { count }) => sum + count, 0),
      );
      const pixels = groups.map((group) => project(group, zoom)).toSorted((a, b) => a.x - b.x);
      let nearest = Number.POSITIVE_INFINITY;
      for (const [index, a] of pixels.entries()) {
        // Markers further to the right than this one is high are further away.
        for (let next = index + 1, b = pixels[next]; b && b.x - a.x < MARKER_HEIGHT; b = pixels[++next])
          nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
      }
      expect(nearest).toBeGreaterThanOrEqual(MARKER_HEIGHT);
    },
  );

  it("is empty without places", () => {
    expect(groupPlaces([], 12, [])).toEqual([]);
  });
});

describe("isSelected", () => {
  it("is true when every place of a marker is selected", () => {
    const [group] = groupPlaces([CANGGU, BERAWA], 10, []);
    if (!group) throw new Error("a group expected");
    expect(isSelected(group, [1, 0, 3])).toBe(true);
    expect(isSelected(group, [0])).toBe(false);
    expect(isSelected(group, [])).toBe(false);
  });
});
