import { leafTones } from "./leaves.ts";
import { wave } from "./random.ts";
import { blur, ellipse, linear, path, type Point, polygon, wash } from "./svg.ts";
import type { Stage } from "./view.ts";

/** The shore seen straight down: deep and shallow water, surf, sand, umbrellas, the crowns of palms. */
export function fromAbove(stage: Stage): string {
  const { sheet, random } = stage;
  const line = wave(random, 5);
  const shore = (shift: number, swing = 40) =>
    Array.from(
      { length: 121 },
      (_, index): Point => [
        shift + index * 2.2 + line(index / 20) * swing + line(index / 7) * 6,
        -20 + (index / 120) * (sheet.height + 40),
      ],
    );
  const right = (edge: readonly Point[]) =>
    polygon([...edge, [sheet.width + 80, sheet.height + 20], [sheet.width + 80, -20]]);
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

function umbrellas(stage: Stage): string[] {
  const spots = [
    [820, 190],
    [880, 260],
    [846, 350],
    [905, 590],
    [960, 660],
    [890, 720],
  ] as const;
  return spots.map(([x, y], index) => {
    const tone = index % 2 === 0 ? "#e0713f" : "#fbf3e2";
    const sectors = Array.from({ length: 8 }, (_, sector) => {
      const point = (turn: number): Point => [x + Math.cos(turn) * 19, y + Math.sin(turn) * 19];
      const shape = polygon([[x, y], point(sector * 0.785), point((sector + 1) * 0.785)]);
      return (
        path(shape, { fill: tone }) +
        path(shape, { fill: sector % 2 === 0 ? "#ffffff" : "#5a2c12", opacity: 0.14 })
      );
    });
    const towel = path(`M${x + 26} ${y - 20}h11v24h-11zM${x + 42} ${y - 18}h11v24h-11z`, {
      fill: index % 2 === 0 ? "#fbf3e2" : "#4f9fb0",
    });
    return (
      ellipse([x + 16, y + 13], 20, 19, { fill: "#5a4326", opacity: 0.35, filter: blur(stage.sheet, 3) }) +
      towel +
      sectors.join("")
    );
  });
}

function crowns(stage: Stage, edge: readonly Point[]): string[] {
  const { random, sheet } = stage;
  const spots = Array.from({ length: 30 }, (): Point => {
    const [x, y] = edge[random.whole(0, 120)] ?? [1000, 300];
    return [x + random.between(-50, 240), y + random.between(-20, 20)];
  });
  return spots.map(([x, y]) => {
    const reach = random.between(58, 96);
    const tones = leafTones(stage, random.pick(["#4f8a3a", "#5f9a45", "#3f7a3c"]));
    const turned = random.between(0, 1);
    const fronds = Array.from({ length: 15 }, (_, index) => ({
      angle: turned + (index / 15) * Math.PI * 2 + random.between(-0.12, 0.12),
      length: reach * random.between(0.75, 1.1),
    }));
    const shade = fronds.map(({ angle, length }) => starFrond([x + 32, y + 26], angle, length)).join("");
    const leaves = fronds.map(({ angle, length }) =>
      path(starFrond([x, y], angle, length), {
        fill: tones[Math.round(2.2 - 1.8 * Math.cos(angle - 0.7))] ?? "#4f8a3a",
      }),
    );
    return path(shade, { fill: "#4a3f2a", opacity: 0.3, filter: blur(sheet, 3) }) + leaves.join("");
  });
}

function starFrond([x, y]: Point, angle: number, length: number): string {
  const points: Point[] = [[x, y]];
  const teeth = 24;
  for (let index = 1; index < teeth * 2; index++) {
    const share = index <= teeth ? index / teeth : (teeth * 2 - index) / teeth;
    const side = index <= teeth ? 1 : -1;
    const reach = length * 0.15 * Math.sin(Math.PI * (0.1 + share * 0.86)) * (index % 2 === 0 ? 1 : 0.45);
    const bent = angle + share * 0.25;
    points.push([
      x + Math.cos(bent) * length * share - Math.sin(bent) * reach * side,
      y + Math.sin(bent) * length * share + Math.cos(bent) * reach * side,
    ]);
  }
  return polygon(points);
}
