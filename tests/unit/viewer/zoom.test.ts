import { doubleTapped, movedBy, UNZOOMED, zoomedAt } from "@/components/viewer/zoom";

const FRAME = { width: 400, height: 800 };
const CENTRE = { x: 0, y: 0 };

it.each([
  ["in the middle", 2, CENTRE, { scale: 2, x: 0, y: 0 }],
  ["around a point, which does not move", 2, { x: 100, y: -50 }, { scale: 2, x: -100, y: 50 }],
  ["four times at most", 9, CENTRE, { scale: 4, x: 0, y: 0 }],
  ["to no less than the frame", 0.3, { x: 100, y: 100 }, UNZOOMED],
])("the viewer enlarges %s", (_, scale, at, expected) => {
  expect(zoomedAt(UNZOOMED, scale, at, FRAME)).toEqual(expected);
});

it.each([
  [
    { x: 50, y: -60 },
    { scale: 2, x: 50, y: -60 },
  ],
  [
    { x: 900, y: -900 },
    { scale: 2, x: 200, y: -400 },
  ],
])("the viewer moves by %j only as far as the photo covers the frame", (by, expected) => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, by, FRAME)).toEqual(expected);
});

it("the viewer does not move an unzoomed photo", () => {
  expect(movedBy(UNZOOMED, { x: 30, y: 30 }, FRAME)).toEqual(UNZOOMED);
});

it("the viewer undoes a double tap with a second one", () => {
  const zoomed = doubleTapped(UNZOOMED, { x: 40, y: 0 }, FRAME);
  expect(zoomed).toEqual({ scale: 2.5, x: -60, y: 0 });
  expect(doubleTapped(zoomed, CENTRE, FRAME)).toEqual(UNZOOMED);
});
