/** How a photo lies in its frame: enlarged around its centre, which is moved by `x` and `y` CSS pixels. */
export type Zoom = { scale: number; x: number; y: number };

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const MOST = 4;
const AFTER_DOUBLE_TAP = 2.5;

type Size = { width: number; height: number };
/** From the centre of the frame, in CSS pixels. */
type Point = { x: number; y: number };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The photo moved no further than its frame stays covered. */
function withinFrame({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const [beside, above] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: between(-beside, x, beside), y: between(-above, y, above) };
}

/** Enlarged to `scale`, at most four times, while what lies at the point stays there. */
export function zoomedAt(zoom: Zoom, scale: number, at: Point, frame: Size): Zoom {
  const next = between(1, scale, MOST);
  const ratio = next / zoom.scale;
  const moved = { x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
  return withinFrame({ scale: next, ...moved }, frame);
}

export function movedBy(zoom: Zoom, by: Point, frame: Size): Zoom {
  return withinFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** A double tap enlarges what it meets, and takes that back. */
export function doubleTapped(zoom: Zoom, at: Point, frame: Size): Zoom {
  return zoom.scale > 1 ? UNZOOMED : zoomedAt(zoom, AFTER_DOUBLE_TAP, at, frame);
}
