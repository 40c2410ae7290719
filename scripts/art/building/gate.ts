import { darker } from "../paint/colour.ts";
import type { Vec } from "../paint/palette.ts";
import { shadow } from "../paint/shade.ts";
import { box, corners, upright } from "../paint/solids.ts";
import { masonry } from "../paint/texture.ts";
import type { Stage } from "../paint/view.ts";

/** Outer profile of a split gate's half: share of the width left above each share of the height. */
const GATE_STEPS = [
  [1, 0],
  [0.93, 0.13],
  [0.8, 0.25],
  [0.72, 0.34],
  [0.6, 0.43],
  [0.52, 0.51],
  [0.43, 0.59],
  [0.36, 0.66],
  [0.28, 0.73],
  [0.21, 0.8],
  [0.14, 0.87],
  [0.08, 0.93],
] as const;

/** A split gate (candi bentar): two stepped halves that mirror each other across the way. */
export function splitGate(stage: Stage, at: Vec, height: number, gap: number, colour = "#9a6a4c"): string {
  const side = (sign: 1 | -1) =>
    GATE_STEPS.map(([share, from], index) => {
      const tall = ((GATE_STEPS[index + 1]?.[1] ?? 1) - from) * height;
      const width = share * height * 0.4;
      const x = sign === 1 ? at[0] + gap / 2 : at[0] - gap / 2 - width;
      const foot: Vec = [x, at[1] + from * height, at[2] - 0.45];
      const front = upright(foot, [x + width, foot[1], foot[2]], tall);
      const ledge = {
        at: [x - (sign === 1 ? 0 : 0.07), foot[1] + tall - 0.07, foot[2] - 0.06] as const,
        size: [width + 0.07, 0.08, 0.98] as const,
      };
      const bricks = masonry(
        stage,
        front,
        colour,
        Math.max(2, Math.round(tall * 8)),
        Math.max(1, Math.round(width * 4)),
      );
      return (
        box(stage, { at: foot, size: [width, tall, 0.9] }, darker(colour, 0.12)) +
        bricks +
        box(stage, ledge, "#a59b8b")
      );
    });
  const foot = {
    at: [at[0] - gap / 2 - height * 0.4, at[1], at[2]] as const,
    size: [gap + height * 0.8, height * 0.7, 0.5] as const,
  };
  return shadow(stage, corners(foot), at[1], 0.3, 5) + side(-1).join("") + side(1).join("");
}
