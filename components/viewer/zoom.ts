/** The position of a photo in its frame: scaled around its centre, which is moved by `x` and `y` CSS pixels. */
export type Zoom = { scale: number; x: number; y: number };

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;
const DOUBLE_TAP_SCALE = 2.5;

type Size = { width: number; height: number };
/** Relative to the centre of the frame, in CSS pixels. */
type Point = { x: number; y: number };

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** So that the photo covers its frame. */
function withinFrame({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const [maxX, maxY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: clamp(-maxX, x, maxX), y: clamp(-maxY, y, maxY) };
}

/** Zooms to `scale`, between 1 and 4, around a fixed point. */
export function zoomedAt(zoom: Zoom, scale: number, fixed: Point, frame: Size): Zoom {
  const next = clamp(1, scale, MAX_SCALE);
  const ratio = next / zoom.scale;
  const moved = { x: fixed.x - (fixed.x - zoom.x) * ratio, y: fixed.y - (fixed.y - zoom.y) * ratio };
  return withinFrame({ scale: next, ...moved }, frame);
}

export function movedBy(zoom: Zoom, by: Point, frame: Size): Zoom {
  return withinFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

export function doubleTapped(zoom: Zoom, tapped: Point, frame: Size): Zoom {
  return zoom.scale > 1 ? UNZOOMED : zoomedAt(zoom, DOUBLE_TAP_SCALE, tapped, frame);
}
