import { surface, type Vec } from "../paint/palette.ts";
import { panel } from "../paint/solids.ts";
import { path } from "../paint/svg.ts";
import { boards } from "../paint/texture.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";
import type { Room, Shell } from "./rooms.ts";
import { bar } from "./timber.ts";

/** A boarded ceiling open to the ridge: two slopes, rafters and a ridge beam running away from the eye. */
export function pitchedCeiling(
  stage: Stage,
  room: Room,
  rise: number,
  colour = "#a37a50",
  rafters = 9,
): string {
  const { left, right, near, far, height } = room;
  const middle = (left + right) / 2;
  const top = height + rise;
  const slopes: Face[] = [
    [
      [left, height, near],
      [left, height, far],
      [middle, top, far],
      [middle, top, near],
    ],
    [
      [right, height, far],
      [right, height, near],
      [middle, top, near],
      [middle, top, far],
    ],
  ];
  const boarded = slopes
    .map((slope) => boards(stage, [slope[0], slope[3], slope[2], slope[1]], colour, 16, 0.1))
    .join("");
  const beams = Array.from({ length: rafters }, (_, index) => {
    const z = near + ((far - near) * (rafters - index - 0.5)) / rafters;
    return (
      bar(stage, [left, height, z], [middle, top, z], 0.1, "#6f4c30") +
      bar(stage, [right, height, z], [middle, top, z], 0.1, "#6f4c30")
    );
  });
  const gable = path(
    outline(stage, [
      [left, height, far],
      [right, height, far],
      [middle, top, far],
    ]),
    { fill: surface(stage.light, "#d9c9b2", 0.3) },
  );
  return (
    gable +
    boarded +
    beams.join("") +
    bar(stage, [middle, top, near + 0.6], [middle, top, far], 0.16, "#5c3f29")
  );
}

/** A flat ceiling of boards and cross beams. */
export function beamCeiling(stage: Stage, shell: Shell, colour: string, beams: number): string {
  const drawn = Array.from({ length: beams }, (_, index) => {
    const v = 1 - (index + 0.5) / beams;
    const [from, to] = [onFace(shell.ceiling, 0, v), onFace(shell.ceiling, 1, v)];
    const low = (point: Vec): Vec => [point[0], point[1] - 0.16, point[2]];
    return panel(stage, [low(from), low(to), to, from], "#74512f", { fade: 0.25 });
  });
  return boards(stage, shell.ceiling, colour, 26, 0.08) + drawn.join("");
}
