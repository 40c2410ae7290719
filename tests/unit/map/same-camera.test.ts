import { DEFAULT_CAMERA } from "@/lib/map/camera";
import { sameCamera } from "@/lib/map/same-camera";
import { project, unproject } from "@/lib/map/web-mercator";

function shifted(pixels: number) {
  const { x, y } = project(DEFAULT_CAMERA, DEFAULT_CAMERA.zoom);
  return { ...DEFAULT_CAMERA, ...unproject({ x: x + pixels, y }, DEFAULT_CAMERA.zoom) };
}

describe("sameCamera", () => {
  it("holds for the same view, also when a map has rounded it to pixels", () => {
    expect(sameCamera(DEFAULT_CAMERA, { ...DEFAULT_CAMERA })).toBe(true);
    expect(sameCamera(DEFAULT_CAMERA, shifted(1.5))).toBe(true);
  });

  it("does not hold for a pan of a few pixels or another zoom", () => {
    expect(sameCamera(DEFAULT_CAMERA, shifted(4))).toBe(false);
    expect(sameCamera(DEFAULT_CAMERA, { ...DEFAULT_CAMERA, zoom: 13 })).toBe(false);
    expect(sameCamera(DEFAULT_CAMERA, { ...DEFAULT_CAMERA, zoom: 12.25 })).toBe(false);
  });
});
