import { isInside, type MapBounds, sameBounds } from "@/lib/map/bounds";
import {
  cameraOfLocation,
  DEFAULT_CAMERA,
  isWithinDefaultView,
  MAX_ZOOM,
  MIN_ZOOM,
  viewportBounds,
  WIDEST_PANELS,
} from "@/lib/map/camera";
import { cameraOfAreas, reachableCamera, sameCamera } from "@/lib/map/map-camera";
import { project, unproject } from "@/lib/map/web-mercator";
import { whoMoved } from "@/lib/map/who-moved";

describe("the views of the specification", () => {
  it("show the island's south at zoom 12 without a query", () => {
    expect(DEFAULT_CAMERA).toEqual({ lat: -8.65, lng: 115.22, zoom: 12 });
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
  const [DESK] = WIDEST_PANELS;

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
    if (bounds) expect(points.every((point) => isInside(bounds, point))).toBe(true);
  });

  it("is the view of the specification for one area, and null for none", () => {
    expect(cameraOfAreas([UBUD], PHONE)).toEqual(cameraOfLocation(UBUD));
    expect(cameraOfAreas([], DESK ?? PHONE)).toBeNull();
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
    expect(bounds?.ne.lat).toBeCloseTo(-8.5312, 3);
    expect(bounds?.ne.lng).toBeCloseTo(115.3058, 3);
    expect(bounds?.sw.lat).toBeCloseTo(-8.7687, 3);
    expect(bounds?.sw.lng).toBeCloseTo(115.1342, 3);
  });

  it("halves with each zoom and keeps the centre inside", () => {
    const size = { width: 375, height: 320 };
    const far = viewportBounds(DEFAULT_CAMERA, size);
    const near = viewportBounds({ ...DEFAULT_CAMERA, zoom: 13 }, size);
    if (!far || !near) throw new Error("bounds expected");
    expect((far.ne.lng - far.sw.lng) / (near.ne.lng - near.sw.lng)).toBeCloseTo(2, 9);
    expect(isInside(near, DEFAULT_CAMERA)).toBe(true);
    expect(isInside(far, near.ne)).toBe(true);
  });

  it.each([
    { width: 0, height: 700 },
    { width: 500, height: 0 },
    { width: 0, height: 0 },
  ])("is unknown for a panel of $width x $height", (size) => {
    expect(viewportBounds(DEFAULT_CAMERA, size)).toBeNull();
  });
});

describe("isWithinDefaultView", () => {
  const beside = { width: 498, height: 700 };
  const above = { width: 1022, height: 320 };
  const moved = (change: Partial<typeof DEFAULT_CAMERA>) => ({ ...DEFAULT_CAMERA, ...change });

  it.each([
    ["beside the list", DEFAULT_CAMERA, beside, true],
    ["above the list", DEFAULT_CAMERA, above, true],
    ["nearer", moved({ zoom: 14 }), beside, true],
    ["farther", moved({ zoom: 11 }), beside, false],
    ["moved to the north", moved({ lat: -8.45 }), beside, false],
    ["moved to the south", moved({ lat: -8.85 }), beside, false],
    ["moved to the east", moved({ lng: 115.3 }), beside, false],
    ["moved to the west", moved({ lng: 115.1 }), beside, false],
    ["wider than one panel and higher than the other", DEFAULT_CAMERA, { width: 1000, height: 1000 }, false],
  ])("recognises a map %s", (_, camera, panel, expected) => {
    const bounds = viewportBounds(camera, panel);
    expect(bounds && isWithinDefaultView(bounds, WIDEST_PANELS)).toBe(expected);
  });
});

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
