import { darker, lighter, mix } from "../paint/colour.ts";
import { distant, surface } from "../paint/palette.ts";
import { wave } from "../paint/random.ts";
import { blur, clipped, linear, type Point, path, polygon, polyline } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { rice, seedlings } from "./rice.ts";

type Terraces = {
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
    Math.min(5 + share * 22, ((lower[index]?.[1] ?? 0) - (upper[index]?.[1] ?? 0)) * 0.38);
  const tall = 5 + share * 22;
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
