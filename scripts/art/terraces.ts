import { darker, lighter, mix } from "./colour.ts";
import { leafTones } from "./leaves.ts";
import { distant, surface } from "./palette.ts";
import { wave } from "./random.ts";
import { blur, clipped, linear, type Point, path, polygon, polyline } from "./svg.ts";
import type { Stage } from "./view.ts";

export type Terraces = {
  top: number;
  bottom: number;
  count: number;
  /** Share of the steps that stand under water and mirror the sky. */
  flooded?: number;
  colour?: string;
  /** How far the steps' edges waver, pixels at the foot of the picture. */
  swing?: number;
  /** Bends all steps around a hollow (positive) or a hill (negative), pixels at the picture's sides. */
  bend?: number;
  bendAt?: number;
  far?: number;
  blades?: number;
};

/** Rice terraces from far to near: each step a curved field above an earth bank with a bright grassy rim. */
export function terraces(stage: Stage, given: Terraces): string {
  const { sheet, random, light } = stage;
  const { top, count, flooded = 0, colour = "#8fae4a", far = 0.55 } = given;
  const edges = contours(stage, given);
  const ground = linear(
    sheet,
    [0, top],
    [0, sheet.height],
    [
      [0, distant(light, surface(light, colour, 0.6), far)],
      [1, surface(light, darker(colour, 0.45), 0.3)],
    ],
  );
  const body = path(`M0 ${top + 8}H${sheet.width}V${sheet.height}H0Z`, { fill: ground });
  const steps = edges
    .slice(0, -1)
    .map((edge, index) =>
      step(stage, given, edge, edges[index + 1] ?? edge, index / count, random.chance(flooded)),
    );
  return body + steps.join("");
}

/** The steps' edges follow the slope like contour lines: apart where it is gentle, pinched where it is steep. */
function contours(
  { sheet, random }: Stage,
  { top, bottom, count, swing = 46, bend = 60, bendAt = 0.5 }: Terraces,
): Point[][] {
  const slow = wave(random, 3);
  const gentle = Array.from({ length: count }, () => wave(random, 3));
  return Array.from({ length: count + 1 }, (_, index) =>
    Array.from({ length: 61 }, (_unused, step): Point => {
      const across = -0.02 + (1.04 * step) / 60;
      const depths = gentle.map(
        (line, level) => (level + 0.55) ** 1.05 * (1 + 0.82 * line(across * 6 + level)),
      );
      const total = depths.reduce((sum, depth) => sum + depth, 0);
      const share = depths.slice(0, index).reduce((sum, depth) => sum + depth, 0) / total;
      const grow = 0.1 + share;
      const bow = bend * grow * ((across - bendAt) * 2) ** 2;
      return [
        across * sheet.width,
        top + (bottom - top) * share + slow(across * 5 + share * 1.4) * swing * grow - bow,
      ];
    }),
  );
}

function step(
  stage: Stage,
  { colour = "#8fae4a", far = 0.55, blades = 260 }: Terraces,
  upper: readonly Point[],
  lower: readonly Point[],
  share: number,
  wet: boolean,
): string {
  const { sheet, light, random } = stage;
  const air = far * (1 - share) ** 1.3;
  const bank = (index: number) =>
    Math.min(6 + share * 30, ((lower[index]?.[1] ?? 0) - (upper[index]?.[1] ?? 0)) * 0.5);
  const tall = 6 + share * 30;
  const field = polygon([...upper, ...lower.toReversed()]);
  const top = Math.min(...upper.map(([, y]) => y));
  const foot = Math.max(...lower.map(([, y]) => y));
  const hue = random.pick([
    colour,
    lighter(colour, 0.12),
    mix(colour, "#b9b04a", 0.35),
    darker(colour, 0.12),
  ]);
  const [pale, deep] = [
    distant(light, surface(light, hue, 0.8), air),
    distant(light, surface(light, darker(hue, 0.3), 0.35), air),
  ];
  const wetTones = [
    mix(light.sky[2], light.haze, air * 0.5),
    mix(light.sky[1], deep, 0.25),
    mix(light.sky[0], deep, 0.3),
  ] as const;
  const fill = linear(
    sheet,
    [0, top],
    [0, foot],
    wet
      ? [
          [0, wetTones[0]],
          [0.45, wetTones[1]],
          [1, wetTones[2]],
        ]
      : [
          [0, pale],
          [1, deep],
        ],
  );
  const earth = lower.map(([x, y], index): Point => [x, y - bank(index)]);
  const side = linear(
    sheet,
    [0, foot - tall * 2],
    [0, foot],
    [
      [0, distant(light, surface(light, "#6d7a3c", 0.5), air)],
      [1, distant(light, surface(light, "#4a3f2a", 0.1), air)],
    ],
  );
  const rim = distant(light, surface(light, "#c4cf6a", 0.9), air);
  const plants = wet
    ? seedlings(stage, upper, lower, share, air)
    : rice(stage, hue, upper, lower, share, air, blades);
  return (
    path(field, { fill }) +
    clipped(sheet, field, plants) +
    path(polygon([...earth, ...lower.toReversed()]), { fill: side }) +
    path(polyline(earth), { fill: "none", stroke: rim, "stroke-width": 1 + share * 3.2, opacity: 0.85 }) +
    path(polyline(lower), {
      fill: "none",
      stroke: "#1c2415",
      "stroke-width": 2 + share * 7,
      opacity: 0.16,
      filter: blur(sheet, 2),
    })
  );
}

const at = (line: readonly Point[], share: number): Point =>
  line[Math.min(60, Math.floor(share * 61))] ?? [0, 0];

function rice(
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
function seedlings(
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
