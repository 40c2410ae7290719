import { block, gardenWall, glazing, part, post, rattanLamp, steps } from "./architecture.ts";
import { eaveShade, gableRoof, hipRoof, lumbungRoof, slabRoof } from "./roofs.ts";
import { box, corners, level, panel, shadow, upright } from "./solids.ts";
import { boards, masonry } from "./texture.ts";
import type { Stage } from "./view.ts";

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

/** The wall along a garden with a coping, at one depth across the picture. */
export const backWall = (stage: Stage, z: number, height: number, colour: string) =>
  gardenWall(stage, [-14, 0, z], [14, 0, z], height, colour);
