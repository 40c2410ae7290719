import { isInside } from "@/lib/map/bounds";
import { DEFAULT_CAMERA } from "@/lib/map/camera";
import { viewportBounds } from "@/lib/map/viewport-bounds";

describe("viewportBounds", () => {
  it("is what a map shows at the default view in the panel of a desktop", () => {
    const bounds = viewportBounds(DEFAULT_CAMERA, { width: 500, height: 700 });
    // As Leaflet 1.9 reports it.
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
