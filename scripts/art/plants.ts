import { darker, lighter } from "./colour.ts";
import { blade, dab, earthTone, frond, leafTone, leafTones, stemPoint } from "./leaves.ts";
import type { Vec } from "./palette.ts";
import { wave } from "./random.ts";
import { blur, ellipse, linear, type Point, path, polygon } from "./svg.ts";
import type { Stage } from "./view.ts";

export type Palm = {
  at: Vec;
  height: number;
  lean?: number;
  crown?: number;
  far?: number;
  colour?: string;
  fronds?: number;
};

/** A coconut palm: ringed bending trunk, back fronds, nuts, front fronds. */
export function palm(
  stage: Stage,
  { at, height, lean = 0.2, crown = 2.6, far = 0, colour = "#5d8a3a", fronds = 17 }: Palm,
): string {
  const { random, view } = stage;
  const foot = view.spot(at);
  const up = view.upward;
  const trunkAt = (share: number): Point => [
    foot.x + lean * height * foot.scale * share ** 1.7,
    foot.y - up * height * foot.scale * share,
  ];
  const top = trunkAt(1);
  const leaf = (angle: number, reach: number) => {
    const growth = {
      from: top,
      angle,
      length: crown * foot.scale * reach,
      droop: random.between(0.35, 0.62),
    };
    return frond(stage, growth, random.chance(0.12) ? "#8d8a45" : colour, far);
  };
  const back = Array.from({ length: Math.ceil(fronds * 0.4) }, () =>
    leaf(random.between(-0.5, 3.64), random.between(0.6, 0.8)),
  );
  const front = Array.from({ length: fronds }, (_, index) => {
    const angle = -0.75 + (index / (fronds - 1)) * 4.64 + random.between(-0.1, 0.1);
    return leaf(angle, random.between(0.8, 1.08));
  });
  const nuts = [-0.7, 0.1, 0.8].map((shift) =>
    ellipse(
      [top[0] + shift * foot.scale * 0.14, top[1] + up * foot.scale * 0.16],
      foot.scale * 0.1,
      foot.scale * 0.12,
      {
        fill: earthTone(stage, "#8a7440", 0.4, far),
      },
    ),
  );
  return (
    back.join("") +
    trunk(stage, trunkAt, foot.scale * 0.13, far) +
    nuts.join("") +
    shuffled(stage, front).join("")
  );
}

function trunk(stage: Stage, at: (share: number) => Point, half: number, far: number): string {
  const left = Array.from(
    { length: 15 },
    (_, index): Point => [at(index / 14)[0] - half * (1.25 - (index / 14) * 0.5), at(index / 14)[1]],
  );
  const right = left.map(
    ([, y], index): Point => [at(index / 14)[0] + half * (1.25 - (index / 14) * 0.5), y],
  );
  const middle = at(0.5);
  const sunRight = stage.light.toSun[0] > 0;
  const [bright, dark] = [earthTone(stage, "#b5a186", 0.85, far), earthTone(stage, "#75634f", 0.05, far)];
  const fill = linear(
    stage.sheet,
    [middle[0] - half, middle[1]],
    [middle[0] + half, middle[1]],
    [
      [0, sunRight ? dark : bright],
      [1, sunRight ? bright : dark],
    ],
  );
  const rings = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = at((index + 0.5) / 24);
    return `M${Math.round(x - half)} ${Math.round(y)}q${Math.round(half)} ${Math.round(half * 0.5)} ${Math.round(half * 2)} 0`;
  });
  return (
    path(polygon([...left, ...right.toReversed()]), { fill }) +
    path(rings.join(""), {
      fill: "none",
      stroke: dark,
      "stroke-width": Math.max(0.6, half * 0.14),
      opacity: 0.45,
    })
  );
}

function shuffled<T>(stage: Stage, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, key: stage.random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export type Clump = {
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

export type Bush = {
  at: Vec;
  width: number;
  height: number;
  colour?: string;
  flower?: string;
  far?: number;
  leaves?: number;
  leaf?: number;
};

/** A rounded shrub: a dark body and many small leaves, brighter towards the sun; flowers when asked. */
export function bush(
  stage: Stage,
  { at, width, height, colour = "#4c7a3a", flower, far = 0, leaves = 260, leaf = 0.09 }: Bush,
): string {
  const { random, view, light } = stage;
  const foot = view.spot(at);
  const [w, h] = [width * foot.scale * 0.5, height * foot.scale];
  const line = wave(random, 4);
  const tones = leafTones(stage, colour, far);
  const drawn = tones.map(() => "");
  let flowers = "";
  for (let index = 0; index < leaves; index++) {
    const angle = random.between(0, Math.PI);
    const out = random.next() ** 0.5 * (1 + 0.13 * line(angle * 4));
    const p: Point = [foot.x + Math.cos(angle) * w * out, foot.y - view.upward * Math.sin(angle) * h * out];
    const sunny =
      0.45 + 0.3 * Math.cos(angle) * out * Math.sign(light.toSun[0]) + 0.42 * (Math.sin(angle) * out - 0.5);
    const which = Math.max(0, Math.min(4, Math.round(sunny * 4 + random.between(-0.9, 0.9))));
    const size = leaf * foot.scale * random.between(0.7, 1.3);
    if (flower && random.chance(0.3)) flowers += dab(p, random.between(0, 6.3), size * 0.7, size * 0.5);
    else drawn[which] = (drawn[which] ?? "") + dab(p, random.between(0, 6.3), size, size * 0.38);
  }
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const angle = (index / 24) * Math.PI;
    const out = 0.94 * (1 + 0.13 * line(angle * 4));
    return [foot.x + Math.cos(angle) * w * out, foot.y - view.upward * Math.sin(angle) * h * out];
  });
  const body = path(polygon(rim), { fill: tones[0] ?? colour });
  const bloom = flower ? path(flowers, { fill: leafTone(stage, flower, 0.85, far) }) : "";
  return body + tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone })).join("") + bloom;
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

/** A row of mixed shrubs that hides where a building meets the ground. */
export function border(stage: Stage, from: Vec, to: Vec, count: number, height: number, far = 0): string {
  const { random } = stage;
  const tones = ["#4c7a3a", "#5a8443", "#447240", "#6a8f45"] as const;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0.2, 0.8)) / count;
    const at: Vec = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    if (random.chance(0.3)) return fern(stage, { at, height: height * 1.1, far });
    return bush(stage, {
      at,
      width: random.between(1.2, 2) * height * 1.5,
      height: height * random.between(0.7, 1.1),
      colour: random.pick(tones),
      far,
      leaves: 170,
    });
  }).join("");
}
