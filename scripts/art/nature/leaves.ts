import { lit } from "../paint/colour.ts";
import { distant, strength, surface } from "../paint/palette.ts";
import { type Point, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";

/** Direction on the picture, radians: 0 to the right, a quarter turn upwards. */
export type Growth = { from: Point; angle: number; length: number; droop: number };

/** A point on a stem that starts along `angle` and bends down with its own weight. */
export function stemPoint({ from, angle, length, droop }: Growth, share: number, upward: number): Point {
  return [
    from[0] + Math.cos(angle) * length * share,
    from[1] - upward * (Math.sin(angle) * length * share - droop * length * share * share),
  ];
}

export function tangentAt(growth: Growth, share: number, upward: number): number {
  const before = stemPoint(growth, share - 0.02, upward);
  const after = stemPoint(growth, share + 0.02, upward);
  return Math.atan2(after[1] - before[1], after[0] - before[0]);
}

/** How much light a leaf gets from its direction: the sun's side and the top are bright. */
export const leafFacing = (stage: Stage, angle: number) =>
  Math.max(0.06, 0.42 + 0.38 * Math.cos(angle) * Math.sign(stage.light.toSun[0]) + 0.25 * Math.sin(angle));

export const leafTone = (stage: Stage, base: string, facing: number, far = 0) =>
  distant(stage.light, lit(base, strength(stage.light, facing, 0.62 + facing * 0.5)), far);

/** Many small leaves as five tones of one colour: the paths stay few however many leaves there are. */
export function leafTones(stage: Stage, base: string, far = 0): readonly string[] {
  return [0.02, 0.22, 0.45, 0.7, 1].map((facing) => leafTone(stage, base, facing, far));
}

/** One small leaf as a path piece. */
export function dab([x, y]: Point, angle: number, length: number, width: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [wx, wy] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  return polygon([
    [x - dx, y - dy],
    [x + wx, y + wy],
    [x + dx, y + dy],
    [x - wx, y - wy],
  ]);
}

export const earthTone = (stage: Stage, base: string, facing: number, far = 0) =>
  distant(stage.light, surface(stage.light, base, facing), far);
