import { rattanLamp } from "../furniture/lamps.ts";
import { shadow } from "../paint/shade.ts";
import { box, corners, level, panel, upright } from "../paint/solids.ts";
import { boards } from "../paint/texture.ts";
import type { Stage } from "../paint/view.ts";
import { lumbungRoof } from "./lumbung-roof.ts";
import { block, steps } from "./masonry.ts";
import { glazing, part } from "./openings.ts";
import { eaveShade, gableRoof, hipRoof } from "./roofs.ts";
import { post } from "./timber.ts";

/** A lumbung bungalow: bowed thatch on four posts, a glazed front under the horseshoe. */
export function lumbung(stage: Stage, x: number, z: number, width = 4.2, rise = 4.2): string {
  const wall = upright([x + 0.35, 0.7, z + 0.8], [x + width - 0.35, 0.7, z + 0.8], 2.1);
  return [
    shadow(stage, corners({ at: [x - 0.2, 0.4, z - 0.4], size: [width + 0.4, 2.6, 5] }), 0, 0.35, 8),
    box(stage, { at: [x, 0, z], size: [width, 0.7, 5] }, "#a39a8c", { fade: 0.3 }),
    boards(stage, level(x, 0.7, z, width, 0.8), "#94683f", 22),
    boards(stage, wall, "#8a5f3a", 16, 0.1),
    glazing(stage, part(wall, 0.26, 0.74, 0, 0.94), 2),
    ...[x + 0.2, x + width - 0.2].map((foot) => post(stage, [foot, 0.7, z + 0.2], 2.1, 0.18)),
    lumbungRoof(stage, { x: x - 0.45, z: z - 0.35, width: width + 0.9, depth: 5 }, 2.75, rise),
    steps(stage, [x + width / 2 - 0.6, 0, z - 1], 1.2, 3),
  ].join("");
}

/** A white two-storey house with a balcony and a tiled hip roof. */
export function twoStorey(stage: Stage, x: number, z: number): string {
  const house = block(stage, [x, 0, z], [7.4, 6, 6], "#f6f0e4");
  const upperDoors = part(house.front, 0.12, 0.5, 0.54, 0.9);
  return [
    shadow(stage, corners({ at: [x, 0, z], size: [7.4, 6.4, 6] }), 0, 0.35, 8),
    house.body,
    glazing(stage, part(house.front, 0.08, 0.52, 0, 0.4), 4),
    glazing(stage, part(house.front, 0.66, 0.9, 0.12, 0.38), 2),
    glazing(stage, upperDoors, 3),
    glazing(stage, part(house.front, 0.66, 0.9, 0.6, 0.86), 2),
    eaveShade(stage, house.front, 0.12, 0.5),
    box(stage, { at: [x + 0.3, 2.9, z - 1.4], size: [4.4, 0.18, 1.4] }, "#e6dccb"),
    eaveShade(stage, part(house.front, 0.05, 0.62, 0, 0.48), 0.4, 0.45),
    ...Array.from({ length: 19 }, (_, index) =>
      box(stage, { at: [x + 0.34 + index * 0.235, 3.08, z - 1.38], size: [0.05, 0.85, 0.05] }, "#8a5f3a"),
    ),
    box(stage, { at: [x + 0.3, 3.9, z - 1.4], size: [4.4, 0.08, 0.1] }, "#8a5f3a"),
    post(stage, [x + 0.45, 0, z - 1.25], 2.9, 0.2, "#8a5f3a"),
    post(stage, [x + 4.55, 0, z - 1.25], 2.9, 0.2, "#8a5f3a"),
    hipRoof(stage, { x: x - 0.9, z: z - 0.9, width: 9.2, depth: 7.8 }, 6, 2.4, 0.4, "tiles"),
  ].join("");
}

/** An A-frame cabin with a glazed gable, thatched to the ground. */
export function aFrame(stage: Stage, x: number, z: number, width = 7, rise = 6.6): string {
  const near = z + 0.5;
  const front = [
    [x + width * 0.1, 0.4, near],
    [x + width * 0.9, 0.4, near],
    [x + width / 2, rise * 0.88, near],
    [x + width / 2, rise * 0.88, near],
  ] as const;
  const doors = upright([x + width * 0.27, 0.4, near - 0.02], [x + width * 0.73, 0.4, near - 0.02], 2.3);
  const upper = [
    [x + width * 0.35, 3, near - 0.02],
    [x + width * 0.65, 3, near - 0.02],
    [x + width * 0.53, 4.9, near - 0.02],
    [x + width * 0.47, 4.9, near - 0.02],
  ] as const;
  return [
    gableRoof(stage, { x, z, width, depth: 7 }, 0.4, rise, "thatch", 1800, false),
    panel(
      stage,
      [
        [x, 0.4, z],
        [x + width, 0.4, z],
        [x + width / 2, 0.4 + rise, z],
        [x + width / 2, 0.4 + rise, z],
      ],
      "#5f432c",
      { fade: 0.3 },
    ),
    boards(stage, front, "#8a5f3a", 22, 0.1),
    glazing(stage, doors, 4),
    glazing(stage, upper, 2),
    gableRoof(stage, { x, z, width, depth: 0.05 }, 0.4, rise, "shingle", 10, false),
    box(stage, { at: [x - 0.6, 0, z - 2.2], size: [width + 1.2, 0.4, 2.7] }, "#7a5637", { fade: 0.3 }),
    boards(stage, level(x - 0.6, 0.41, z - 2.2, width + 1.2, 2.7), "#9a6c42", 44),
    rattanLamp(stage, [x + width / 2, 4.6, z - 0.1], 0.9, 0.5),
  ].join("");
}
