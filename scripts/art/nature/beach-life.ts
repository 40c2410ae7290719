import { blur, ellipse, type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { leafTones } from "./leaves.ts";

export function umbrellas(stage: Stage): string[] {
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

export function crowns(stage: Stage, edge: readonly Point[]): string[] {
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
