import { bar } from "../building/timber.ts";
import type { Vec } from "../paint/palette.ts";
import { shadow } from "../paint/shade.ts";
import { panel } from "../paint/solids.ts";
import type { Stage } from "../paint/view.ts";

/** A garden umbrella of canvas, eight ribs, with its shadow on the ground. */
export function parasol(stage: Stage, at: Vec, colour: string, radius = 1.5, height = 2.5): string {
  const top: Vec = [at[0], at[1] + height + 0.5, at[2]];
  const rim = Array.from({ length: 8 }, (_, index): Vec => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    return [at[0] + Math.cos(angle) * radius, at[1] + height, at[2] + Math.sin(angle) * radius];
  });
  const sectors = rim
    .map((from, index) => ({ from, to: rim[(index + 1) % 8] ?? from }))
    .toSorted((a, b) => b.from[2] + b.to[2] - a.from[2] - a.to[2])
    .map(({ from, to }) => panel(stage, [from, to, top, top], colour, { fade: 0.14 }));
  return shadow(stage, rim, at[1], 0.38, 5) + bar(stage, at, top, 0.06, "#8a5f3a") + sectors.join("");
}
