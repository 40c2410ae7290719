import { MAX_ZOOM } from "@/lib/map/camera";
import { groupPlaces, type MapPlace } from "@/lib/map/group-places";
import { project } from "@/lib/map/web-mercator";

const CANGGU = { index: 0, name: "canggu", lat: -8.652, lng: 115.13, count: 42 };
const BERAWA = { index: 1, name: "berawa", lat: -8.666, lng: 115.143, count: 11 };
const PERERENAN = { index: 2, name: "pererenan", lat: -8.64, lng: 115.121, count: 9 };
const UBUD = { index: 3, name: "ubud", lat: -8.5069, lng: 115.2625, count: 30 };
const PLACES = [PERERENAN, UBUD, BERAWA, CANGGU];

/** Places all over the island, the same in each run. */
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

const names = (places: readonly MapPlace[], zoom: number, selected: number | null = null) =>
  groupPlaces(places, zoom, selected).map((group) => group.places.map(({ name }) => name).join(" "));

describe("groupPlaces", () => {
  it("puts places under the busiest one that they would overlap, and adds their counts", () => {
    const [first, second] = groupPlaces(PLACES, 10, null);
    expect(first).toMatchObject({ key: 0, lat: CANGGU.lat, lng: CANGGU.lng, count: 62 });
    expect(first?.places).toEqual([CANGGU, BERAWA, PERERENAN]);
    expect(second).toMatchObject({ key: 3, count: 30, places: [UBUD] });
  });

  it("shows each place alone once they are apart, and always at the nearest zoom", () => {
    expect(names(PLACES, 14)).toEqual(["canggu", "ubud", "berawa", "pererenan"]);
    const close = { ...BERAWA, lat: CANGGU.lat + 1e-5, lng: CANGGU.lng };
    expect(names([CANGGU, close], MAX_ZOOM - 1)).toEqual(["canggu berawa"]);
    expect(names([CANGGU, close], MAX_ZOOM)).toEqual(["canggu", "berawa"]);
  });

  it("never puts the selected place into a group", () => {
    expect(names(PLACES, 10, 1)).toEqual(["berawa", "canggu pererenan", "ubud"]);
    expect(names(PLACES, 10, 0)).toEqual(["canggu", "ubud", "berawa pererenan"]);
  });

  it("does not depend on the order in which the places come", () => {
    expect(groupPlaces([...PLACES].reverse(), 10, null)).toEqual(groupPlaces(PLACES, 10, null));
  });

  it.each([8, 10, 12, 14])(
    "loses no place and no rental among 1,000, and overlaps none, at zoom %d",
    (zoom) => {
      const places = manyPlaces(1000);
      const groups = groupPlaces(places, zoom, null);
      expect(groups.flatMap((group) => group.places.map(({ index }) => index)).sort((a, b) => a - b)).toEqual(
        places.map(({ index }) => index),
      );
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(
        places.reduce((sum, { count }) => sum + count, 0),
      );
      const pixels = groups.map((group) => project(group, zoom));
      let nearest = Number.POSITIVE_INFINITY;
      for (const [index, a] of pixels.entries()) {
        for (const b of pixels.slice(index + 1))
          nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
      }
      expect(nearest).toBeGreaterThanOrEqual(44);
    },
  );

  it("is empty without places", () => {
    expect(groupPlaces([], 12, null)).toEqual([]);
  });
});
