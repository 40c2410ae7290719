import { rattanLamp } from "../furniture/lamps.ts";
import { shadow } from "../paint/shade.ts";
import { box, corners, level, panel, upright } from "../paint/solids.ts";
import { boards, masonry } from "../paint/texture.ts";
import type { Stage } from "../paint/view.ts";
import { block, gardenWall, steps } from "./masonry.ts";
import { glazing, part } from "./openings.ts";
import { eaveShade, hipRoof } from "./roofs.ts";
import { slabRoof } from "./slab-roof.ts";
import { post } from "./timber.ts";

/** A thatched house with a veranda on a stone plinth; x, z is the plinth's near left corner. */
export function thatched(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  wall = "#efe4d2",
  rise = 3.1,
): string {
  const plinth = { at: [x, 0, z], size: [width, 0.45, 7] } as const;
  const house = block(stage, [x + 0.9, 0.45, z + 2], [width - 1.8, 2.75, 4.6], wall);
  const feet = Array.from({ length: 4 }, (_, index) => x + 0.25 + ((width - 0.5) * index) / 3);
  return [
    shadow(stage, corners({ at: [x - 0.7, 0.4, z - 0.6], size: [width + 1.4, 2.8, 7] }), 0, 0.4, 8),
    box(stage, plinth, "#857c70"),
    masonry(stage, upright(plinth.at, [x + width, 0, z], 0.45), "#8f867a", 3, 26),
    boards(stage, level(x, 0.45, z, width, 2), "#a5774c", 40),
    house.body,
    glazing(stage, part(house.front, 0.1, 0.6, 0, 0.84), 4),
    glazing(stage, part(house.front, 0.72, 0.92, 0.3, 0.84), 2),
    eaveShade(stage, house.front, 0.4, 0.55),
    ...feet.map((foot) => post(stage, [foot, 0.45, z + 0.2], 2.75, 0.19)),
    hipRoof(
      stage,
      { x: x - 0.9, z: z - 0.8, width: width + 1.8, depth: 8.6 },
      3.2,
      rise,
      0.4,
      "thatch",
      2600,
    ),
    steps(stage, [x + width * 0.3, 0, z - 0.75], 1.8, 2),
  ].join("");
}

/** A modern house: concrete slab roofs, a glazed ground floor and a timber-screened upper room. */
export function modern(stage: Stage, x: number, z: number, stone = "#8f887d"): string {
  const lower = block(stage, [x, 0.15, z], [8.6, 2.9, 5], "#e9e2d6");
  const upper = block(stage, [x + 2.8, 3.3, z + 0.6], [5.2, 2.6, 4.4], "#efe9de");
  const screen = part(upper.front, 0.04, 0.4, 0.04, 0.96);
  return [
    upper.body,
    boards(stage, screen, "#94683f", 16, 0.2),
    glazing(stage, part(upper.front, 0.44, 0.96, 0.04, 0.9), 3),
    slabRoof(stage, { x: x + 2.2, z: z - 0.5, width: 6.6, depth: 6 }, 5.9, 0.22, "#dcd5c8"),
    lower.body,
    masonry(stage, part(lower.front, 0, 0.16, 0, 1), stone, 14, 5),
    glazing(stage, part(lower.front, 0.18, 0.97, 0, 0.88), 6, "#3f3024"),
    slabRoof(stage, { x: x - 0.9, z: z - 2.2, width: 10.2, depth: 7.4 }, 3.05, 0.25, "#e3dccf"),
    ...[x - 0.6, x + 8.9].map((at) => post(stage, [at, 0.15, z - 1.9], 2.9, 0.16, "#5c4330")),
    rattanLamp(stage, [x + 3, 3.05, z - 1], 0.35, 0.5),
    rattanLamp(stage, [x + 5.6, 3.05, z - 1], 0.35, 0.5),
  ].join("");
}

/** A joglo: open timber hall, low skirts and a steep crown of tiles on carved posts. */
export function joglo(stage: Stage, x: number, z: number, width = 9): string {
  const wall = upright([x + 1.2, 0.5, z + 3.4], [x + width - 1.2, 0.5, z + 3.4], 2.5);
  const panels = Array.from({ length: 8 }, (_, index) =>
    boards(
      stage,
      part(wall, (index + 0.04) / 8, (index + 0.96) / 8, 0.03, 0.97),
      index % 3 === 1 ? "#7a5232" : "#94663c",
      7,
      0.12,
    ),
  );
  const feet = Array.from({ length: 5 }, (_, index) => x + 0.4 + ((width - 0.8) * index) / 4);
  return [
    shadow(stage, corners({ at: [x - 0.6, 0.4, z - 0.4], size: [width + 1.2, 2.4, 7] }), 0, 0.35, 8),
    box(stage, { at: [x, 0, z], size: [width, 0.5, 7] }, "#a0968a", { fade: 0.3 }),
    boards(stage, level(x, 0.5, z, width, 3.4), "#8f6339", 34),
    panel(stage, wall, "#5d3f27"),
    ...panels,
    glazing(stage, part(wall, 0.38, 0.62, 0, 0.92), 2),
    eaveShade(stage, wall, 0.45, 0.5),
    rattanLamp(stage, [x + width * 0.28, 3, z + 1.6], 0.4, 0.42),
    rattanLamp(stage, [x + width * 0.72, 3, z + 1.6], 0.4, 0.42),
    ...feet.map((foot) => post(stage, [foot, 0.5, z + 0.3], 2.3, 0.2, "#6d472a")),
    hipRoof(stage, { x: x - 0.8, z: z - 0.6, width: width + 1.6, depth: 8.2 }, 2.75, 1.7, 0.5, "tiles"),
    hipRoof(
      stage,
      { x: x + width * 0.23, z: z + 1.5, width: width * 0.54, depth: 4 },
      4.15,
      2.5,
      0.52,
      "tiles",
    ),
    steps(stage, [x + width / 2 - 0.9, 0, z - 0.75], 1.8, 2),
  ].join("");
}

/** The wall along a garden with a coping, at one depth across the picture. */
export const backWall = (stage: Stage, z: number, height: number, colour: string) =>
  gardenWall(stage, [-14, 0, z], [14, 0, z], height, colour);
