import type { Vec } from "../paint/palette.ts";
import { ellipse, linear, type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { frond } from "./fronds.ts";
import { earthTone } from "./leaves.ts";
import { shuffled } from "./plants.ts";

type Palm = {
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
