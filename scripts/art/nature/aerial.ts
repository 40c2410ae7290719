import { wave } from "../paint/random.ts";
import { blur, linear, type Point, path, polygon, wash } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { crowns, umbrellas } from "./beach-life.ts";

/** The shore seen straight down: deep and shallow water, surf, sand, umbrellas, the crowns of palms. */
export function fromAbove(stage: Stage): string {
  const { sheet, random } = stage;
  const line = wave(random, 5);
  const shore = (shift: number, swing = 40) =>
    Array.from(
      { length: 121 },
      (_, index): Point => [
        shift + index * 2.2 + line(index / 20) * swing + line(index / 7) * 6,
        -60 + (index / 120) * (sheet.height + 120),
      ],
    );
  const right = (edge: readonly Point[]) =>
    polygon([...edge, [sheet.width + 80, sheet.height + 60], [sheet.width + 80, -60]]);
  const sea = linear(
    sheet,
    [0, 0],
    [760, 180],
    [
      [0, "#1b6a92"],
      [0.45, "#2c98b0"],
      [0.75, "#63c9c4"],
      [1, "#b4e8d8"],
    ],
  );
  const dry = linear(
    sheet,
    [520, 0],
    [1150, 300],
    [
      [0, "#d9c097"],
      [0.25, "#ecd7b0"],
      [1, "#f3e4c6"],
    ],
  );
  const all = `M0 0H${sheet.width}V${sheet.height}H0Z`;
  return [
    path(all, { fill: sea }),
    path(all, { fill: "#fff", filter: wash(sheet, "0.006 0.004", [0.02, 0.25, 0.36], 0.9, 12) }),
    ...[70, 220, 350, 440].map((shift, index) => breaker(stage, shore(shift), 7 + index * 3)),
    path(right(shore(500)), { fill: "#bfa67c" }),
    path(right(shore(497)), { fill: "none", stroke: "#ffffff", "stroke-width": 6, opacity: 0.9 }),
    path(right(shore(506)), {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 12,
      opacity: 0.25,
      filter: blur(sheet, 4),
    }),
    path(right(shore(545, 36)), { fill: dry, filter: blur(sheet, 4) }),
    path(right(shore(545, 36)), {
      fill: "#fff",
      filter: wash(sheet, "0.02 0.012", [0.45, 0.32, 0.18], 0.4, 8),
    }),
    ...umbrellas(stage),
    ...crowns(stage, shore(960, 30)),
  ].join("");
}

function breaker(stage: Stage, edge: readonly Point[], thick: number): string {
  const { random, sheet } = stage;
  const [wide, fine] = [wave(random, 4), wave(random, 5)];
  const body = (index: number) => Math.max(0.12, 0.9 + 1.5 * wide(index / 13)) + 0.3 * fine(index / 1.7);
  const back = edge.map(
    ([x, y], index): Point => [x - thick * (1.1 * body(index) + 0.5 * Math.abs(fine(index / 2.3))), y],
  );
  const front = edge.map(([x, y], index): Point => [x + thick * 0.5 * body(index), y]);
  const haze = edge.map(([x, y], index): Point => [x - thick * (2 + 3.4 * body(index)), y]);
  const foam = {
    fill: "#fbfffd",
    opacity: 0.92,
    "stroke-linejoin": "round",
    stroke: "#fbfffd",
    "stroke-width": 1.5,
  } as const;
  const shade = path(
    polygon([...front, ...front.map(([x, y]): Point => [x + thick * 0.9, y]).toReversed()]),
    { fill: "#0f4f66", opacity: 0.25, filter: blur(sheet, 3) },
  );
  return (
    shade +
    path(polygon([...haze, ...edge.toReversed()]), {
      fill: "#ffffff",
      opacity: 0.3,
      filter: blur(sheet, 6),
    }) +
    path(polygon([...back, ...front.toReversed()]), foam)
  );
}
