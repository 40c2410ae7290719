import { isInside } from "@/lib/map/bounds";
import {
  cameraOfLocation,
  DEFAULT_BOUNDS,
  DEFAULT_CAMERA,
  MAX_ZOOM,
  MIN_ZOOM,
  viewportBounds,
} from "@/lib/map/camera";
import { cameraOfAreas, reachableCamera, sameCamera, whoMoved } from "@/lib/map/map-camera";
import { project, unproject } from "@/lib/map/web-mercator";

describe("the views of the specification", () => {
  it("show the island's south at zoom 12 without a query", () => {
    expect(DEFAULT_CAMERA).toEqual({ lat: -8.65, lng: 115.22, zoom: 12 });
  });

  it("are those of a panel of 500 x 660 px, whatever the screen", () => {
    expect(DEFAULT_BOUNDS).toEqual(viewportBounds(DEFAULT_CAMERA, { width: 500, height: 660 }));
  });

  it("show a place at zoom 14, which the map can reach", () => {
    const ubud = { lat: -8.5069, lng: 115.2625 };
    expect(reachableCamera(cameraOfLocation(ubud))).toEqual({ ...ubud, zoom: 14 });
  });
});

describe("the view of several areas", () => {
  const CANGGU = { lat: -8.65, lng: 115.13 };
  const PERERENAN = { lat: -8.647, lng: 115.122 };
  const UBUD = { lat: -8.5069, lng: 115.2625 };
  const PHONE = { width: 354, height: 142 };

  it.each([
    ["one", [CANGGU], PHONE, 14],
    ["neighbours", [CANGGU, PERERENAN], PHONE, 14],
    ["distant", [CANGGU, UBUD], { width: 498, height: 660 }, 12],
    ["distant, on a phone", [CANGGU, UBUD], PHONE, 9],
    ["distant, in a panel without a size", [CANGGU, UBUD], { width: 0, height: 0 }, MIN_ZOOM],
  ])("shows all areas as closely as possible: %s", (_, points, size, zoom) => {
    const camera = cameraOfAreas(points, size);
    expect(camera?.zoom).toBe(zoom);
    const bounds = camera && viewportBounds(camera, size);
    if (bounds && size.width > 0) expect(points.every((point) => isInside(bounds, point))).toBe(true);
  });

  it("is the view of the specification for one area, and null for none", () => {
    expect(cameraOfAreas([UBUD], PHONE)).toEqual(cameraOfLocation(UBUD));
    expect(cameraOfAreas([], PHONE)).toBeNull();
  });
});

function shifted(pixels: number) {
  const { x, y } = project(DEFAULT_CAMERA, DEFAULT_CAMERA.zoom);
  return { ...DEFAULT_CAMERA, ...unproject({ x: x + pixels, y }, DEFAULT_CAMERA.zoom) };
}

describe("sameCamera", () => {
  it("is true for the same view, even rounded to pixels", () => {
    expect(sameCamera(DEFAULT_CAMERA, { ...DEFAULT_CAMERA })).toBe(true);
    expect(sameCamera(DEFAULT_CAMERA, shifted(1.5))).toBe(true);
  });

  it("is false for a pan of a few pixels or another zoom", () => {
    expect(sameCamera(DEFAULT_CAMERA, shifted(4))).toBe(false);
    expect(sameCamera(DEFAULT_CAMERA, { ...DEFAULT_CAMERA, zoom: 13 })).toBe(false);
    expect(sameCamera(DEFAULT_CAMERA, { ...DEFAULT_CAMERA, zoom: 12.25 })).toBe(false);
  });
});

describe("reachableCamera", () => {
  it.each([
    [12, 12],
    [12.6, 12],
    [MIN_ZOOM - 1, MIN_ZOOM],
    [MAX_ZOOM + 3, MAX_ZOOM],
  ])("changes zoom %d to %d and keeps the centre", (zoom, reached) => {
    expect(reachableCamera({ ...DEFAULT_CAMERA, zoom })).toEqual({ ...DEFAULT_CAMERA, zoom: reached });
  });
});

describe("viewportBounds", () => {
  it("is the area that a desktop panel shows in the default view", () => {
    const bounds = viewportBounds(DEFAULT_CAMERA, { width: 500, height: 700 });
    // The bounds that Leaflet 1.9 reports.
    expect(bounds.ne.lat).toBeCloseTo(-8.5312, 3);
    expect(bounds.ne.lng).toBeCloseTo(115.3058, 3);
    expect(bounds.sw.lat).toBeCloseTo(-8.7687, 3);
    expect(bounds.sw.lng).toBeCloseTo(115.1342, 3);
  });

  it("halves with each zoom and keeps the centre inside", () => {
    const size = { width: 375, height: 320 };
    const far = viewportBounds(DEFAULT_CAMERA, size);
    const near = viewportBounds({ ...DEFAULT_CAMERA, zoom: 13 }, size);
    expect((far.ne.lng - far.sw.lng) / (near.ne.lng - near.sw.lng)).toBeCloseTo(2, 9);
    expect(isInside(near, DEFAULT_CAMERA)).toBe(true);
    expect(isInside(far, near.ne)).toBe(true);
  });
});

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

const CANGGU = { lat: -8.65, lng: 115.13, zoom: 14 };
const UBUD = { lat: -8.51, lng: 115.26, zoom: 14 };

describe("whoMoved", () => {
  it("is nobody for the first view and for an unchanged one", () => {
    expect(whoMoved({ asked: null, settled: null }, DEFAULT_CAMERA)).toBe("nobody");
    expect(whoMoved({ asked: null, settled: CANGGU }, CANGGU)).toBe("nobody");
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, CANGGU)).toBe("nobody");
  });

  it("is the site when the map arrives at the requested view", () => {
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, UBUD)).toBe("site");
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, { ...UBUD, lat: -8.510_01 })).toBe("site");
  });

  it("is the visitor for any other view, even one on the way to the requested view", () => {
    expect(whoMoved({ asked: null, settled: CANGGU }, { ...CANGGU, zoom: 13 })).toBe("visitor");
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, { lat: -8.58, lng: 115.2, zoom: 14 })).toBe("visitor");
  });

  it("is the visitor on return to a view that the site requested earlier", () => {
    expect(whoMoved({ asked: null, settled: { ...CANGGU, zoom: 15 } }, CANGGU)).toBe("visitor");
  });
});
