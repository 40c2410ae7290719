import { isInside } from "@/lib/map/bounds";
import { DEFAULT_CAMERA, viewportBounds, WIDEST_PANELS } from "@/lib/map/camera";
import { firstView, isReached, reachOf } from "@/lib/map/first-view";

describe("reachOf", () => {
  it("is zero for the centre of the default view", () => {
    expect(reachOf(DEFAULT_CAMERA)).toEqual([0, 0]);
  });

  it.each([
    [-8.652, 115.13],
    [-8.69, 115.26],
    [-8.5069, 115.2625],
    [-8.8, 115.16],
  ])("is within a panel exactly when the panel's bounds contain %d, %d", (lat, lng) => {
    const point = { lat, lng };
    const [width, height] = reachOf(point);
    for (const panel of [
      { width, height },
      { width: width - 1, height },
      { width, height: height - 1 },
      { width: width + 1, height: height + 1 },
    ]) {
      const bounds = viewportBounds(DEFAULT_CAMERA, panel);
      expect(bounds !== null && isInside(bounds, point)).toBe(isReached(reachOf(point), panel));
    }
  });
});

describe("firstView", () => {
  const points = [DEFAULT_CAMERA, { lat: -8.69, lng: 115.26 }, { lat: -8.5, lng: 115.26 }];
  const list = { places: [2, -1, 1, 0], pageSize: 24, widest: WIDEST_PANELS, skeletons: 9, total: 5_400 };

  it("lists the places with rentals, and the index of each card's place among them", () => {
    const view = firstView(points, [3, 0, 1_000], list);
    expect(view.places.map(([, , count]) => count)).toEqual([3, 1_000]);
    expect(view.cards).toEqual([1, -1, -1, 0]);
    expect(view.total).toBe(5_400);
  });
});
