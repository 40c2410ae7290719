import { isInside } from "@/lib/map/bounds";
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
