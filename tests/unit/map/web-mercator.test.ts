import { project, unproject } from "@/lib/map/web-mercator";

describe("project and unproject", () => {
  it("put the point 0, 0 in the centre of a world of 256 px", () => {
    expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
    expect(project({ lat: 0, lng: -180 }, 3)).toEqual({ x: 0, y: 1024 });
  });

  it("double positions with each zoom level, and count from north and west", () => {
    const north = project({ lat: -8.1, lng: 114.5 }, 10);
    const south = project({ lat: -8.8, lng: 115.6 }, 10);
    expect(south.x).toBeGreaterThan(north.x);
    expect(south.y).toBeGreaterThan(north.y);
    expect(project({ lat: -8.1, lng: 114.5 }, 11).x).toBeCloseTo(2 * north.x, 6);
  });

  it.each([0, 8, 12, 15])("are each other's inverse at zoom %d", (zoom) => {
    const { lat, lng } = unproject(project({ lat: -8.65, lng: 115.22 }, zoom), zoom);
    expect(lat).toBeCloseTo(-8.65, 9);
    expect(lng).toBeCloseTo(115.22, 9);
  });
});
