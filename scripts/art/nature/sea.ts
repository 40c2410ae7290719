import { darker, lighter, mix } from "../paint/colour.ts";
import { surface } from "../paint/palette.ts";
import { wave } from "../paint/random.ts";
import { linear, type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";

/** A lens-shaped stroke lying flat, as light lies on water. */
export const lens = (x: number, y: number, half: number, thick: number) =>
  polygon([
    [x - half, y],
    [x - half * 0.3, y - thick],
    [x + half * 0.4, y - thick * 0.8],
    [x + half, y],
    [x + half * 0.2, y + thick * 0.7],
    [x - half * 0.5, y + thick * 0.6],
  ]);

/** The sea from the horizon down to `foot`, with swell and the sun's path when the sun is in view. */
export function sea(stage: Stage, foot: number, sun: Point | null = null, swell = 420): string {
  const { sheet, random, light, view } = stage;
  const top = view.horizon;
  const depth = foot - top;
  const [far, near] = light.sea;
  const fill = linear(
    sheet,
    [0, top],
    [0, foot],
    [
      [0, mix(far, light.haze, 0.35)],
      [0.12, far],
      [1, near],
    ],
  );
  const strokes = { dark: "", pale: "", spark: "" };
  for (let index = 0; index < swell; index++) {
    const share = random.next() ** 1.7;
    const y = top + 2 + share * depth;
    const half = (6 + share * 90) * random.between(0.5, 1.3);
    const piece = lens(
      random.between(-40, sheet.width + 40),
      y,
      half,
      0.5 + share * 4.5 * random.between(0.4, 1),
    );
    strokes[random.chance(0.5) ? "dark" : "pale"] += piece;
  }
  if (sun !== null)
    for (let index = 0; index < swell; index++) {
      const share = random.next() ** 1.3;
      const spread = 20 + share * 170;
      const x = sun[0] + (random.next() + random.next() - 1) * spread;
      strokes.spark += lens(
        x,
        top + 2 + share * depth,
        (3 + share * 26) * random.between(0.4, 1.2),
        0.6 + share * 2.6,
      );
    }
  return (
    path(`M0 ${top}H${sheet.width}V${foot}H0Z`, { fill }) +
    path(strokes.dark, { fill: darker(near, 0.3), opacity: 0.22 }) +
    path(strokes.pale, { fill: lighter(light.sky[1], 0.2), opacity: 0.3 }) +
    path(strokes.spark, { fill: lighter(light.sun, 0.4), opacity: 0.75 })
  );
}

/** One breaking line of surf: a shaded face, a broken crest of foam, lace behind it. */
export function surf(
  stage: Stage,
  y: number,
  thick: number,
  span: readonly [number, number] = [0, stage.sheet.width],
  bend = 0,
): string {
  const { sheet, random, light } = stage;
  const line = wave(random, 5);
  const [from, to] = span;
  const crest = Array.from({ length: 61 }, (_, index): Point => {
    const x = from + ((to - from) * index) / 60;
    return [x, y + line(x / 190) * thick * 0.9 + bend * ((x - from) / (to - from)) ** 2];
  });
  const ragged = crest.map(
    ([x, py], index): Point => [
      x,
      py + thick * (0.45 + 0.5 * Math.abs(line(index * 2.3))) * random.between(0.7, 1.2),
    ],
  );
  const face = crest.map(([x, py]): Point => [x, py - thick * 1.3]);
  const foam = mix("#ffffff", surface(light, "#ffffff", 0.6), 0.55);
  const shade = linear(
    sheet,
    [0, y - thick * 1.6],
    [0, y + thick * 0.3],
    [
      [0, darker(light.sea[1], 0.1), 0],
      [1, darker(light.sea[1], 0.35), 0.75],
    ],
  );
  const lace = Array.from({ length: 26 }, () => {
    const [x, py] = random.pick([crest[0] ?? [0, y], ...crest]);
    return lens(x, py + thick * random.between(1, 2.4), random.between(8, 40), random.between(0.6, 1.6));
  });
  return (
    path(polygon([...face, ...crest.toReversed()]), { fill: shade }) +
    path(polygon([...crest, ...ragged.toReversed()]), {
      fill: foam,
      opacity: 0.95,
      "stroke-linejoin": "round",
      stroke: foam,
      "stroke-width": 1.4,
    }) +
    path(lace.join(""), { fill: foam, opacity: 0.5 })
  );
}
