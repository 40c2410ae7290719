import { isInside } from "@/lib/map/bounds";
import { DEFAULT_CAMERA, MAX_ZOOM } from "@/lib/map/camera";
import { fitCamera } from "@/lib/map/fit-camera";
import { viewportBounds } from "@/lib/map/viewport-bounds";

const SIZE = { width: 500, height: 700 };
const NEAR = [
  { lat: -8.652, lng: 115.13 },
  { lat: -8.666, lng: 115.143 },
  { lat: -8.64, lng: 115.121 },
];

describe("fitCamera", () => {
  it("shows all points, as near as they fit", () => {
    const camera = fitCamera(NEAR, SIZE, DEFAULT_CAMERA);
    const bounds = viewportBounds(camera, SIZE);
    if (!bounds) throw new Error("bounds expected");
    expect(camera.zoom).toBe(14);
    expect(NEAR.every((point) => isInside(bounds, point))).toBe(true);
  });

  it("always goes nearer than the map is, but never too near", () => {
    const wide = [
      { lat: -8.1, lng: 114.5 },
      { lat: -8.8, lng: 115.6 },
    ];
    expect(fitCamera(wide, SIZE, DEFAULT_CAMERA).zoom).toBe(13);
    expect(fitCamera(NEAR, SIZE, { ...DEFAULT_CAMERA, zoom: MAX_ZOOM }).zoom).toBe(MAX_ZOOM);
    expect(fitCamera(NEAR.slice(0, 1), SIZE, DEFAULT_CAMERA)).toMatchObject({ zoom: 13 });
  });

  it("goes one step nearer in a panel that is too small to fit anything", () => {
    expect(fitCamera(NEAR, { width: 90, height: 90 }, DEFAULT_CAMERA).zoom).toBe(13);
  });
});
