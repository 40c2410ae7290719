import { BASE_MAP_ZOOM, unitScale } from "@/lib/map/base-map-data";
import { placeLabels } from "@/lib/map/place-labels";
import { project } from "@/lib/map/web-mercator";

const UBUD = { lat: -8.5069, lng: 115.2625 };
const label = (name: string, rank: number, point: { lat: number; lng: number }) => ({
  name,
  rank,
  at: project(point, BASE_MAP_ZOOM),
});
const markerAt = (point: { lat: number; lng: number }, zoom: number, width = 40) => ({
  at: project(point, zoom),
  width,
});
const names = (placed: readonly { name: string }[]) => placed.map(({ name }) => name);

describe("placeLabels", () => {
  it("puts a name on its point when nothing is in the way", () => {
    const [placed] = placeLabels([label("Ubud", 1, UBUD)], [], 12);
    expect(placed?.at.x).toBeCloseTo(project(UBUD, 12).x, 6);
    expect(placed?.at.y).toBeCloseTo(project(UBUD, 12).y, 6);
  });

  it("puts a name under a marker, or above it when there is another marker below", () => {
    const { y } = project(UBUD, 12);
    const [under] = placeLabels([label("Ubud", 1, UBUD)], [markerAt(UBUD, 12)], 12);
    expect(under?.at.y).toBeGreaterThan(y + 20);
    const south = { at: { x: project(UBUD, 12).x, y: y + 45 }, width: 40 };
    const [over] = placeLabels([label("Ubud", 1, UBUD)], [markerAt(UBUD, 12), south], 12);
    expect(over?.at.y).toBeLessThan(y - 20);
  });

  it("leaves out the less important of two names at one point", () => {
    const lesser = label("Suka", 3, UBUD);
    const { x, y } = project(UBUD, 12);
    // Leaves room for one name of four letters.
    const crowd = [
      { at: { x, y: y - 30 }, width: 120 },
      { at: { x, y: y + 30 }, width: 120 },
      { at: { x: x - 60, y }, width: 80 },
      { at: { x: x + 60, y }, width: 80 },
    ];
    expect(names(placeLabels([lesser], crowd, 12))).toEqual(["Suka"]);
    expect(names(placeLabels([lesser, label("Ubud", 1, UBUD)], crowd, 12))).toEqual(["Ubud"]);
  });

  it("shows less important names only at closer zooms", () => {
    const labels = [label("Ubud", 1, UBUD), label("Bangli", 2, { lat: -8.2, lng: 115.36 })];
    expect(names(placeLabels(labels, [], 9))).toEqual(["Ubud"]);
    expect(names(placeLabels(labels, [], 11))).toEqual(["Ubud", "Bangli"]);
    expect(names(placeLabels([label("Somewhere", 9, UBUD)], [], 15))).toEqual([]);
  });
});

describe("unitScale", () => {
  it("is 1 at the zoom of the base map and halves with each zoom level out", () => {
    expect(unitScale(BASE_MAP_ZOOM)).toBe(1);
    expect(unitScale(BASE_MAP_ZOOM - 3)).toBe(1 / 8);
  });
});
