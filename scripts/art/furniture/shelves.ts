import type { Vec } from "../paint/palette.ts";
import { box, upright } from "../paint/solids.ts";
import { blur, path } from "../paint/svg.ts";
import { outline, type Stage } from "../paint/view.ts";

/** Books lying in a stack. */
export const books = (stage: Stage, at: Vec, tones: readonly string[]) =>
  tones
    .map((tone, index) =>
      box(
        stage,
        {
          at: [at[0] + stage.random.between(0, 0.03), at[1] + index * 0.035, at[2]],
          size: [0.26, 0.033, 0.19],
          turn: stage.random.between(-0.15, 0.15),
        },
        tone,
      ),
    )
    .join("");

/** A wall shelf with its shadow. */
export function shelf(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  colour = "#94683f",
): string {
  const under = upright([x, y - 0.14, z + 0.22], [x + width, y - 0.14, z + 0.22], 0.14);
  return (
    path(outline(stage, under), { fill: "#2b1e18", opacity: 0.3, filter: blur(stage.sheet, 4) }) +
    box(stage, { at: [x, y, z], size: [width, 0.045, 0.22] }, colour)
  );
}
