import type { Vec } from "../paint/palette.ts";
import { box, panel, upright } from "../paint/solids.ts";
import { plaster } from "../paint/texture.ts";
import { along, type Face, type Stage } from "../paint/view.ts";

/** A house block with limewashed walls: front and the side that is seen. */
export function block(
  stage: Stage,
  at: Vec,
  size: Vec,
  colour: string,
): { body: string; front: Face; left: Face; right: Face } {
  const [x, y, z] = at;
  const [width, height, depth] = size;
  const front = upright([x, y, z], [x + width, y, z], height);
  const left = upright([x, y, z + depth], [x, y, z], height);
  const right = upright([x + width, y, z], [x + width, y, z + depth], height);
  const side =
    stage.view.eye[0] < x
      ? plaster(stage, left, colour)
      : stage.view.eye[0] > x + width
        ? plaster(stage, right, colour)
        : "";
  return { body: side + plaster(stage, front, colour), front, left, right };
}

/** A low boundary wall with a coping. */
export function gardenWall(
  stage: Stage,
  from: Vec,
  to: Vec,
  height: number,
  colour: string,
  coping = "#8b8478",
): string {
  const wall = upright(from, to, height);
  const top = upright([from[0], from[1] + height, from[2]], [to[0], to[1] + height, to[2]], 0.12);
  return plaster(stage, wall, colour, 0.2) + panel(stage, top, coping);
}

/** Steps up to a terrace. */
export const steps = (stage: Stage, at: Vec, width: number, count: number, colour = "#a49b8c") =>
  Array.from({ length: count }, (_, index) =>
    box(stage, { at: [at[0], at[1], at[2] + index * 0.35], size: [width, 0.16 * (index + 1), 0.4] }, colour, {
      fade: 0.25,
    }),
  )
    .toReversed()
    .join("");

/** Stepping stones from one point to another. */
export function stones(stage: Stage, from: Vec, to: Vec, count: number, colour = "#9c968a"): string {
  const drawn = Array.from({ length: count }, (_, index) => {
    const [x, y, z] = along(from, to, index / (count - 1));
    const shift = Math.sin(index * 1.3) * 0.18;
    return box(
      stage,
      { at: [x - 0.55 + shift, y, z - 0.22], size: [1.1, 0.05, 0.46], turn: stage.random.between(-0.1, 0.1) },
      colour,
      { fade: 0.1 },
    );
  });
  return drawn.toReversed().join("");
}
