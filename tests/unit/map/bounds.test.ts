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
  ])("takes a view moved by %d, %d for the same", (lat, lng) => {
    expect(sameBounds(bounds, moved(lat, lng))).toBe(true);
  });

  it.each([
    [0.0025, 0],
    [0, -0.0025],
  ])("takes a view moved by %d, %d for another", (lat, lng) => {
    expect(sameBounds(bounds, moved(lat, lng))).toBe(false);
  });

  it("takes one that only begins at the same corner for another", () => {
    expect(sameBounds(bounds, { ...bounds, sw: { lat: -8.9, lng: 115 } })).toBe(false);
    expect(sameBounds(bounds, { ...bounds, ne: { lat: -8.4, lng: 115.5 } })).toBe(false);
  });
});
