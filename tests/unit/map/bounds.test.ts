import { type MapBounds, sameBounds } from "@/lib/map/bounds";

const bounds: MapBounds = { ne: { lat: -8.5, lng: 115.4 }, sw: { lat: -8.7, lng: 115.2 } };
const moved = (lat: number, lng: number): MapBounds => ({
  ne: { lat: bounds.ne.lat + lat, lng: bounds.ne.lng + lng },
  sw: { lat: bounds.sw.lat + lat, lng: bounds.sw.lng + lng },
});

describe("sameBounds", () => {
  it.each([
    [0, 0],
    [0.0015, 0],
    [0, -0.0015],
  ])("is true for a view moved by %d, %d", (lat, lng) => {
    expect(sameBounds(bounds, moved(lat, lng))).toBe(true);
  });

  it.each([
    [0.0025, 0],
    [0, -0.0025],
  ])("is false for a view moved by %d, %d", (lat, lng) => {
    expect(sameBounds(bounds, moved(lat, lng))).toBe(false);
  });

  it("is false for a view that shares only one corner", () => {
    expect(sameBounds(bounds, { ...bounds, sw: { lat: -8.9, lng: 115 } })).toBe(false);
    expect(sameBounds(bounds, { ...bounds, ne: { lat: -8.4, lng: 115.5 } })).toBe(false);
  });
});
