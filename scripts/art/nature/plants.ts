import { darker, lighter } from "../paint/colour.ts";
import type { Vec } from "../paint/palette.ts";
import { blur, ellipse, type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { blade, frond } from "./fronds.ts";
import { leafTones, stemPoint } from "./leaves.ts";

export function shuffled<T>(stage: Stage, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, key: stage.random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

type Clump = {
  at: Vec;
  height: number;
  leaves?: number;
  spread?: number;
  width?: number;
  colour?: string;
  far?: number;
  tears?: number;
};

/** A fan of broad leaves out of one foot: banana, canna, bird of paradise. */
export function clump(
  stage: Stage,
  { at, height, leaves = 9, spread = 1, width = 0.13, colour = "#5c8f3f", far = 0, tears = 0.12 }: Clump,
): string {
  const { random, view } = stage;
  const foot = view.spot(at);
  const fan = Array.from({ length: leaves }, (_, index) => {
    const turned = ((index + 0.5) / leaves - 0.5) * 2 * spread + random.between(-0.14, 0.14);
    const length = height * foot.scale * random.between(0.75, 1.12);
    const from: Point = [
      foot.x + turned * foot.scale * 0.1,
      foot.y - view.upward * foot.scale * height * 0.04,
    ];
    const growth = {
      from,
      angle: Math.PI / 2 - turned,
      length,
      droop: random.between(0.08, 0.3) + Math.abs(turned) * 0.2,
    };
    const tone = random.pick([colour, lighter(colour, 0.08), darker(colour, 0.14)]);
    return blade(stage, growth, { width: length * width * random.between(0.85, 1.15), tears }, tone, far);
  });
  return shuffled(stage, fan).join("");
}

/** A fountain of fern or palm seedling fronds. */
export function fern(
  stage: Stage,
  { at, height, leaves = 11, spread = 1.35, colour = "#4f8040", far = 0 }: Clump,
): string {
  const { random, view } = stage;
  const foot = view.spot(at);
  const fan = Array.from({ length: leaves }, (_, index) => {
    const turned = ((index + 0.5) / leaves - 0.5) * 2 * spread + random.between(-0.12, 0.12);
    const growth = {
      from: [foot.x, foot.y] as const,
      angle: Math.PI / 2 - turned,
      length: height * foot.scale * random.between(0.8, 1.1),
      droop: random.between(0.25, 0.5),
    };
    return frond(stage, growth, colour, far, 16);
  });
  return shuffled(stage, fan).join("");
}

/** Grass blades standing along a line on the ground. */
export function grass(
  stage: Stage,
  from: Vec,
  to: Vec,
  count: number,
  height: number,
  colour = "#6d9442",
  far = 0,
): string {
  const { random, view } = stage;
  const tones = leafTones(stage, colour, far);
  const drawn = tones.map(() => "");
  for (let index = 0; index < count; index++) {
    const share = random.next();
    const spot = view.spot([
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share + random.between(-0.15, 0.15),
    ]);
    const length = height * spot.scale * random.between(0.5, 1.2);
    const tip = stemPoint(
      { from: [spot.x, spot.y], angle: Math.PI / 2 + random.between(-0.5, 0.5), length, droop: 0.12 },
      1,
      view.upward,
    );
    const half = Math.max(0.7, length * 0.045);
    const which = random.whole(0, 4);
    drawn[which] = (drawn[which] ?? "") + polygon([[spot.x - half, spot.y], tip, [spot.x + half, spot.y]]);
  }
  return tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone })).join("");
}

/** The soft dark ground under a plant. */
export function plantShade(stage: Stage, at: Vec, radius: number, opacity = 0.35): string {
  const spot = stage.view.spot(at);
  const flat = Math.max(0.06, Math.abs(spot.y - stage.view.horizon) / spot.scale / 5);
  return ellipse([spot.x, spot.y], radius * spot.scale, radius * spot.scale * flat, {
    fill: "#14201c",
    opacity,
    filter: blur(stage.sheet, 6),
  });
}
