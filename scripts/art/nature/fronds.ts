import { darker, lighter, mix } from "../paint/colour.ts";
import { linear, type Point, path, polygon, polyline } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { type Growth, leafFacing, leafTone, stemPoint, tangentAt } from "./leaves.ts";

/** A palm frond: leaflets on both sides of a bending rib, the lower side in shade. */
export function frond(stage: Stage, growth: Growth, base: string, far = 0, pairs = 26): string {
  const { random } = stage;
  const up = stage.view.upward;
  const sides = { left: "", right: "" };
  for (let index = 0; index < pairs * 2; index++) {
    const share = 0.1 + (index / (pairs * 2)) * 0.9;
    const side = index % 2 === 0 ? 1 : -1;
    const at = stemPoint(growth, share, up);
    const tangent = tangentAt(growth, share, up);
    const turned = tangent + side * (0.95 - share * 0.5) + random.between(-0.1, 0.1);
    const length =
      growth.length * 0.36 * Math.sin(Math.PI * (0.14 + share * 0.8)) * random.between(0.85, 1.1);
    const sag = up * length * (0.22 + growth.droop * 0.35);
    const half = growth.length * 0.012;
    const [dx, dy] = [Math.cos(tangent) * half, Math.sin(tangent) * half];
    const tip: Point = [at[0] + Math.cos(turned) * length, at[1] + Math.sin(turned) * length + sag];
    const bend: Point = [
      at[0] + Math.cos(turned) * length * 0.55 + dx,
      at[1] + Math.sin(turned) * length * 0.55 + sag * 0.2,
    ];
    sides[side === 1 ? "right" : "left"] += polygon([
      [at[0] - dx, at[1] - dy],
      bend,
      tip,
      [bend[0] - dx * 2.4, bend[1] - dy * 2.4 + half * up],
      [at[0] + dx, at[1] + dy],
    ]);
  }
  const facing = leafFacing(stage, growth.angle);
  const isRightUpper = Math.cos(growth.angle) > 0 === (up === -1);
  const tip = stemPoint(growth, 1, up);
  const tones = (shift: number) =>
    linear(stage.sheet, growth.from, tip, [
      [0, leafTone(stage, darker(base, 0.2), facing * (0.6 + shift), far)],
      [0.5, leafTone(stage, base, facing * (0.85 + shift), far)],
      [1, leafTone(stage, lighter(base, 0.16), facing * (1 + shift), far)],
    ]);
  const rib = polyline([0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => stemPoint(growth, share, up)));
  const ribTone = leafTone(stage, "#a9a65c", facing, far);
  return (
    path(isRightUpper ? sides.left : sides.right, { fill: tones(-0.3) }) +
    path(isRightUpper ? sides.right : sides.left, { fill: tones(0.12) }) +
    path(rib, {
      fill: "none",
      stroke: ribTone,
      "stroke-width": Math.max(0.8, growth.length * 0.011),
      "stroke-linecap": "round",
    })
  );
}

type BladeShape = { width: number; tears?: number; fullest?: number };

/** A broad leaf (banana, canna, frangipani): two halves either side of a bent rib, torn when old. */
export function blade(stage: Stage, growth: Growth, shape: BladeShape, base: string, far = 0): string {
  const up = stage.view.upward;
  const steps = 22;
  const half = (side: 1 | -1) => {
    const rim: Point[] = [];
    for (let index = 0; index <= steps; index++) {
      const share = index / steps;
      const at = stemPoint(growth, 0.08 + share * 0.92, up);
      const across = tangentAt(growth, 0.08 + share * 0.92, up) + (side * Math.PI) / 2;
      const torn = stage.random.next() < (shape.tears ?? 0) ? stage.random.between(0.35, 0.75) : 1;
      const reach = shape.width * Math.sin(Math.PI * share ** (shape.fullest ?? 0.85)) ** 0.75 * torn;
      rim.push([at[0] + Math.cos(across) * reach, at[1] + Math.sin(across) * reach]);
    }
    const ribBack = Array.from({ length: 9 }, (_, index) => stemPoint(growth, 1 - (index / 8) * 0.92, up));
    return polygon([...rim, ...ribBack]);
  };
  const facing = leafFacing(stage, growth.angle);
  const tip = stemPoint(growth, 1, up);
  const bright = Math.cos(growth.angle) > 0 ? -1 : 1;
  const fill = (gain: number) =>
    linear(stage.sheet, growth.from, tip, [
      [0, leafTone(stage, darker(base, 0.25), facing * gain, far)],
      [0.6, leafTone(stage, base, facing * gain, far)],
      [1, leafTone(stage, mix(base, "#b9b458", 0.3), facing * gain, far)],
    ]);
  const rib = polyline([0, 0.25, 0.5, 0.75, 0.97].map((share) => stemPoint(growth, share, up)));
  return (
    path(half(bright === 1 ? -1 : 1), { fill: fill(0.62) }) +
    path(half(bright), { fill: fill(1.15) }) +
    path(rib, {
      fill: "none",
      stroke: leafTone(stage, "#c3c878", facing, far),
      "stroke-width": Math.max(0.7, shape.width * 0.075),
      "stroke-linecap": "round",
      opacity: 0.85,
    })
  );
}
