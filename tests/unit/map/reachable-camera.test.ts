import { DEFAULT_CAMERA, MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/reachable-camera";

describe("reachableCamera", () => {
  it.each([
    [12, 12],
    [12.6, 12],
    [MIN_ZOOM - 1, MIN_ZOOM],
    [MAX_ZOOM + 3, MAX_ZOOM],
  ])("makes zoom %d to %d and keeps the centre", (zoom, reached) => {
    expect(reachableCamera({ ...DEFAULT_CAMERA, zoom })).toEqual({ ...DEFAULT_CAMERA, zoom: reached });
  });
});
