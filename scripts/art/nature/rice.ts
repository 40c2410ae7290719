import { distant, surface } from "../paint/palette.ts";
import { type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { leafTones } from "./leaves.ts";

const at = (line: readonly Point[], share: number): Point =>
  line[Math.min(60, Math.floor(share * 61))] ?? [0, 0];

export function rice(
  stage: Stage,
  colour: string,
  upper: readonly Point[],
  lower: readonly Point[],
  share: number,
  air: number,
  count: number,
): string {
  const tones = leafTones(stage, colour, air);
  const drawn = tones.map(() => "");
  for (let index = 0; index < count; index++) {
    const across = stage.random.next();
    const down = stage.random.next();
    const [x, y0] = at(upper, across);
    const y = y0 + (at(lower, across)[1] - y0) * down;
    const length = (3 + share * 26) * stage.random.between(0.5, 1.1);
    const which = stage.random.whole(1, 4);
    const sway = stage.random.between(-0.25, 0.5) * length;
    drawn[which] =
      (drawn[which] ?? "") +
      polygon([
        [x - 0.7 - share * 1.6, y],
        [x + sway, y - length],
        [x + 0.7 + share * 1.6, y],
      ]);
  }
  return tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone, opacity: 0.7 })).join("");
}

/** Rows of young rice standing in the water. */
export function seedlings(
  stage: Stage,
  upper: readonly Point[],
  lower: readonly Point[],
  share: number,
  air: number,
): string {
  let d = "";
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 60; column++) {
      const across = (column + stage.random.between(0, 0.5)) / 60;
      const [x, y0] = at(upper, across);
      const y = y0 + (at(lower, across)[1] - y0) * ((row + 0.5) / 7) + stage.random.between(-1.5, 1.5);
      const length = (1.5 + share * 15) * stage.random.between(0.6, 1.1);
      d += polygon([
        [x - 0.4 - share, y],
        [x - length * 0.3, y - length],
        [x + 0.4, y - length * 0.2],
        [x + length * 0.35, y - length * 0.9],
        [x + 0.4 + share, y],
      ]);
    }
  return path(d, { fill: distant(stage.light, surface(stage.light, "#7d9a3e", 0.5), air), opacity: 0.75 });
}
