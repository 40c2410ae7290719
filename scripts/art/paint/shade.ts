import { surface, type Vec } from "./palette.ts";
import { type Box, corners } from "./solids.ts";
import { blur, type Point, path, polygon } from "./svg.ts";
import { outline, type Stage } from "./view.ts";

/** The shadow that points throw on a level surface, as one soft convex shape. */
export function shadow(
  stage: Stage,
  points: readonly Vec[],
  ground: number,
  opacity = 0.4,
  spread = 3,
): string {
  const [x, y, z] = stage.light.toSun;
  const fallen = points.map(([px, py, pz]): Vec => {
    const run = (py - ground) / y;
    return [px - x * run, ground, pz - z * run];
  });
  return path(polygon(hull(stage.view.shape(hull3(fallen)))), {
    fill: surface(stage.light, "#3a3a4c", 0),
    opacity,
    filter: blur(stage.sheet, spread),
    style: "mix-blend-mode:multiply",
  });
}

/** The dark rim where something stands on a floor. */
export function contact(
  stage: Stage,
  { at, size, turn = 0 }: Box,
  opacity = 0.45,
  grow = 0.12,
  spread = 6,
): string {
  const ring = corners({
    at: [at[0] - grow, at[1] + 0.002, at[2] - grow],
    size: [size[0] + 2 * grow, 0, size[2] + 2 * grow],
    turn,
  }).slice(0, 4);
  return path(outline(stage, ring), { fill: "#20202c", opacity, filter: blur(stage.sheet, spread) });
}

const turnOf = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) =>
    list.reduce<Point[]>((chain, point) => {
      while (chain.length > 1 && turnOf(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0)
        chain.pop();
      chain.push(point);
      return chain;
    }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.toReversed()).slice(0, -1)];
}

function hull3(points: readonly Vec[]): Vec[] {
  const ground = points[0]?.[1] ?? 0;
  return hull(points.map(([x, , z]): Point => [x, z])).map(([x, z]): Vec => [x, ground, z]);
}
