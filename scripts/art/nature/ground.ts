import { darker, lighter, mix } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { level, panel } from "../paint/solids.ts";
import { ellipse, linear, path, polygon, wash } from "../paint/svg.ts";
import { boards, tiles } from "../paint/texture.ts";
import type { Face, Stage } from "../paint/view.ts";
import { leafTones } from "./leaves.ts";

/** A lawn from the horizon to the foot of the picture: blades near, patches of light far. */
export function lawn(stage: Stage, top: number, blades = 1500, colour = "#7c9a48"): string {
  const { sheet, random, light } = stage;
  const near = surface(light, colour, 0.55);
  const fill = linear(
    sheet,
    [0, top],
    [0, sheet.height],
    [
      [0, mix(surface(light, lighter(colour, 0.1), 0.75), light.haze, 0.35)],
      [0.35, surface(light, colour, 0.7)],
      [1, darker(near, 0.3)],
    ],
  );
  const body = path(`M0 ${top}H${sheet.width}V${sheet.height}H0Z`, { fill });
  const cloud = path(`M0 ${top}H${sheet.width}V${sheet.height}H0Z`, {
    fill: "#fff",
    filter: wash(sheet, "0.004 0.02", [0.1, 0.16, 0.06], 0.7, 7),
  });
  const tones = leafTones(stage, colour);
  const drawn = tones.map(() => "");
  for (let index = 0; index < blades; index++) {
    const share = random.next() ** 0.8;
    const [x, y] = [random.between(0, sheet.width), top + 4 + share * (sheet.height - top)];
    const length = (2 + share * 20) * random.between(0.5, 1.2);
    const which = random.whole(0, 4);
    drawn[which] =
      (drawn[which] ?? "") +
      polygon([
        [x - 0.6 - share, y],
        [x + random.between(-0.5, 0.5) * length, y - length],
        [x + 0.6 + share, y],
      ]);
  }
  return (
    body +
    cloud +
    tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone, opacity: 0.55 })).join("")
  );
}

/** A timber deck with the boards running away from the eye. */
export const deck = (
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  colour = "#a5774c",
) => boards(stage, level(x, y, z, width, depth), colour, Math.max(4, Math.round(width / 0.16)));

/** Paving slabs. */
export const paving = (
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  colour = "#b9ae9c",
  slab = 0.7,
) =>
  tiles(
    stage,
    level(x, y, z, width, depth),
    colour,
    Math.max(2, Math.round(width / slab)),
    Math.max(2, Math.round(depth / slab)),
  );

/** Fine gravel or sand as a plain lit panel with specks. */
export function gravel(stage: Stage, face: Face, colour: string, specks: number): string {
  const { random, light } = stage;
  const drawn = { pale: "", dark: "" };
  for (let index = 0; index < specks; index++) {
    const [u, v] = [random.next(), random.next() ** 1.4];
    const at: Vec = [
      face[0][0] + (face[1][0] - face[0][0]) * u,
      face[0][1],
      face[0][2] + (face[3][2] - face[0][2]) * v,
    ];
    const spot = stage.view.spot(at);
    const size = spot.scale * random.between(0.008, 0.02);
    const dot = polygon([
      [spot.x - size, spot.y],
      [spot.x, spot.y - size * 0.5],
      [spot.x + size, spot.y],
      [spot.x, spot.y + size * 0.5],
    ]);
    drawn[random.chance(0.5) ? "pale" : "dark"] += dot;
  }
  return (
    panel(stage, face, colour, { fade: 0.12 }) +
    path(drawn.pale, { fill: surface(light, lighter(colour, 0.4), 0.7), opacity: 0.7 }) +
    path(drawn.dark, { fill: surface(light, darker(colour, 0.35), 0.3), opacity: 0.6 })
  );
}

/** Fallen blossoms on the ground. */
export function petals(stage: Stage, middle: Vec, reach: number, count: number, colour = "#fff2dc"): string {
  const tone = surface(stage.light, colour, 0.75);
  return Array.from({ length: count }, () => {
    const at: Vec = [
      middle[0] + stage.random.between(-reach, reach),
      middle[1],
      middle[2] + stage.random.between(-reach, reach),
    ];
    const spot = stage.view.spot(at);
    return ellipse([spot.x, spot.y], spot.scale * 0.05, spot.scale * 0.022, { fill: tone });
  }).join("");
}
