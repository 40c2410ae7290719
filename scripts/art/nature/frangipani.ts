import type { Vec } from "../paint/palette.ts";
import { ellipse, group, type Point, path, radial, short } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { blade } from "./fronds.ts";
import { earthTone, leafTone, stemPoint } from "./leaves.ts";

type Frangipani = { at: Vec; height: number; bloom?: string; far?: number; leafy?: number };

/** A frangipani: bare forked limbs, rosettes of long leaves at the tips, five-petalled flowers. */
export function frangipani(
  stage: Stage,
  { at, height, bloom = "#fff6e0", far = 0, leafy = 7 }: Frangipani,
): string {
  const { random, view } = stage;
  const foot = view.spot(at);
  const limbs: string[] = [];
  const tips: Point[] = [];
  const grow = (from: Point, angle: number, length: number, width: number, forks: number) => {
    const to = stemPoint({ from, angle, length, droop: -0.06 }, 1, view.upward);
    const bend = stemPoint(
      { from, angle: angle + random.between(-0.25, 0.25), length, droop: 0 },
      0.5,
      view.upward,
    );
    limbs.push(
      path(
        `M${short(from[0])} ${short(from[1])}Q${short(bend[0])} ${short(bend[1])} ${short(to[0])} ${short(to[1])}`,
        {
          fill: "none",
          stroke: earthTone(stage, "#8f8272", random.between(0.2, 0.6), far),
          "stroke-width": width,
          "stroke-linecap": "round",
        },
      ),
    );
    if (forks === 0) tips.push(to);
    else
      for (const side of [-1, random.between(-0.2, 0.2), 1])
        grow(
          to,
          angle * 0.75 + 0.39 + side * random.between(0.45, 0.75),
          length * random.between(0.55, 0.75),
          width * 0.68,
          forks - 1,
        );
  };
  const unit = height * foot.scale;
  grow([foot.x, foot.y], Math.PI / 2 + random.between(-0.15, 0.15), unit * 0.36, unit * 0.055, 2);
  const heads = tips.map((tip) => rosette(stage, tip, unit * 0.17, leafy, far));
  const flowers = tips.map((tip) =>
    Array.from({ length: random.whole(2, 5) }, () =>
      plumeria(
        stage,
        [tip[0] + random.between(-1, 1) * unit * 0.07, tip[1] - view.upward * random.between(0, 0.09) * unit],
        unit * 0.028,
        bloom,
        far,
      ),
    ).join(""),
  );
  return limbs.join("") + heads.join("") + flowers.join("");
}

function rosette(stage: Stage, at: Point, length: number, leaves: number, far: number): string {
  const fan = Array.from({ length: leaves }, (_, index) => {
    const angle = -0.5 + (index / (leaves - 1)) * 4.1 + stage.random.between(-0.2, 0.2);
    const reach = length * stage.random.between(0.75, 1.1);
    return blade(
      stage,
      { from: at, angle, length: reach, droop: 0.25 },
      { width: reach * 0.15, fullest: 1.05 },
      "#4f8344",
      far,
    );
  });
  return fan.join("");
}

/** One frangipani flower, seen from the front. */
export function plumeria(stage: Stage, [x, y]: Point, size: number, colour: string, far = 0): string {
  const turned = stage.random.between(0, 6);
  const petals = [0, 1, 2, 3, 4].map((index) => {
    const angle = turned + (index * Math.PI * 2) / 5;
    const at: Point = [x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6];
    return ellipse(at, size * 0.62, size * 0.4, {
      transform: `rotate(${short((angle * 180) / Math.PI)} ${short(at[0])} ${short(at[1])})`,
    });
  });
  const tone = leafTone(stage, colour, 0.75, far);
  const heart = leafTone(stage, "#f6c445", 0.9, far);
  const fill = radial(stage.sheet, [x, y], size * 1.2, [
    [0, heart],
    [0.3, heart],
    [0.62, tone],
    [1, tone],
  ]);
  return group(petals.join(""), { fill });
}
