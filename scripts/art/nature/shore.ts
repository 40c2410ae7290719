import { darker, lighter, mix } from "../paint/colour.ts";
import { surface } from "../paint/palette.ts";
import { wave } from "../paint/random.ts";
import { blur, linear, type Point, path, polygon, wash } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";

function edgeAt(stage: Stage, y: number, swing: number): Point[] {
  const line = wave(stage.random, 4);
  return Array.from(
    { length: 61 },
    (_, index): Point => [(stage.sheet.width * index) / 60, y + line(index / 11) * swing],
  );
}

/** The beach from the last wash of foam to the foot of the picture: wet sand that mirrors the sky, then dry. */
export function sand(stage: Stage, y: number, colour: string, slope = 0): string {
  const { sheet, light, random } = stage;
  const wet = edgeAt(stage, y, 13).map(([x, py]): Point => [x, py + slope * (x / sheet.width)]);
  const dry = edgeAt(stage, y + 80, 20).map(([x, py]): Point => [x, py + slope * (x / sheet.width)]);
  const foot: Point[] = [
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  const tone = surface(light, colour, 0.6);
  const wetFill = linear(
    sheet,
    [0, y - 10],
    [0, y + 150],
    [
      [0, mix(light.sky[2], tone, 0.3)],
      [0.6, mix(light.sky[1], darker(tone, 0.3), 0.55)],
      [1, darker(tone, 0.3)],
    ],
  );
  const dryFill = linear(
    sheet,
    [0, y + 60],
    [0, sheet.height],
    [
      [0, darker(tone, 0.08)],
      [0.3, lighter(tone, 0.12)],
      [1, darker(tone, 0.12)],
    ],
  );
  const foam = mix("#ffffff", surface(light, "#ffffff", 0.6), 0.5);
  const lip = wet.map(([x, py]): Point => [x, py - 9 - 7 * random.next()]);
  const dryShape = polygon([...dry, ...foot]);
  const prints = Array.from({ length: 26 }, (_, index) => {
    const share = index / 25;
    const [x, py] = [
      sheet.width * (0.3 + share * 0.34) + (index % 2) * 12,
      sheet.height - share * (sheet.height - y - 100),
    ];
    const size = 8 * (1 - share * 0.6);
    return polygon([
      [x - size, py],
      [x, py - size * 0.4],
      [x + size, py],
      [x, py + size * 0.35],
    ]);
  });
  return [
    path(polygon([...wet, ...foot]), { fill: wetFill }),
    path(polygon([...lip, ...wet.toReversed()]), {
      fill: foam,
      stroke: foam,
      "stroke-width": 2,
      "stroke-linejoin": "round",
    }),
    path(polygon([...wet, ...wet.map(([x, py]): Point => [x, py + 7]).toReversed()]), {
      fill: "#2a2320",
      opacity: 0.16,
      filter: blur(sheet, 2),
    }),
    path(dryShape, { fill: dryFill, filter: blur(sheet, 1.5) }),
    path(dryShape, { fill: "#fff", filter: wash(sheet, "0.006 0.03", [0.3, 0.2, 0.12], 0.45, 5) }),
    path(prints.join(""), { fill: darker(tone, 0.3), opacity: 0.4 }),
  ].join("");
}
