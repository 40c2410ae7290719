import { darker } from "./colour.ts";
import { blade, dab, earthTone, leafTone, leafTones, stemPoint } from "./leaves.ts";
import type { Vec } from "./palette.ts";
import { wave } from "./random.ts";
import { ellipse, group, linear, type Point, path, polygon, polyline, radial, short } from "./svg.ts";
import type { Stage } from "./view.ts";

/** Distant canopy across part of the picture: a scalloped edge with leaf dabs that catch the light. */
export function canopy(
  stage: Stage,
  span: readonly [number, number],
  base: number,
  height: number,
  colour: string,
  far: number,
  foot = base + 60,
): string {
  const { random, sheet, light } = stage;
  const [from, to] = span;
  const line = wave(random, 6);
  const edge = (x: number) => base - height * (0.55 + 0.45 * line(x / 120));
  const tones = leafTones(stage, colour, far);
  const drawn = tones.map(() => "");
  const count = Math.round((to - from) * 0.9);
  for (let index = 0; index < count; index++) {
    const x = random.between(from, to);
    const down = random.next() ** 1.5;
    const y = edge(x) + down * height * 1.5 + random.between(-0.05, 0.02) * height;
    const slope = (edge(x + 6) - edge(x - 6)) / 12;
    const sunny = 0.75 - down * 0.7 - slope * 0.5 * Math.sign(light.toSun[0]);
    const which = Math.max(0, Math.min(4, Math.round(sunny * 4 + random.between(-0.8, 0.8))));
    const size = height * random.between(0.035, 0.085);
    drawn[which] = (drawn[which] ?? "") + dab([x, y], random.between(-0.9, 0.9), size, size * 0.5);
  }
  const steps = Math.max(8, Math.round((to - from) / 14));
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / steps;
    return [x, edge(x)];
  });
  const fill = linear(
    sheet,
    [0, base - height],
    [0, foot],
    [
      [0, tones[1] ?? colour],
      [1, leafTone(stage, darker(colour, 0.3), 0.05, far)],
    ],
  );
  return (
    path(polygon([...points, [to, foot], [from, foot]]), { fill }) +
    tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone, opacity: 0.85 })).join("")
  );
}

export type Frangipani = { at: Vec; height: number; bloom?: string; far?: number; leafy?: number };

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

/** A clump of bamboo canes with drooping leaf sprays. */
export function bamboo(stage: Stage, at: Vec, height: number, canes: number, far = 0): string {
  const { random, view } = stage;
  const foot = view.spot(at);
  const tones = leafTones(stage, "#7c9a48", far);
  const drawn = tones.map(() => "");
  const poles = Array.from({ length: canes }, () => {
    const growth = {
      from: [foot.x + random.between(-0.6, 0.6) * foot.scale, foot.y] as const,
      angle: Math.PI / 2 + random.between(-0.22, 0.22),
      length: height * foot.scale * random.between(0.7, 1.05),
      droop: random.between(0, 0.12),
    };
    for (let index = 0; index < 55; index++) {
      const p = stemPoint(growth, random.between(0.35, 1), view.upward);
      const q: Point = [
        p[0] + random.between(-0.5, 0.5) * foot.scale,
        p[1] + random.between(-0.25, 0.35) * foot.scale,
      ];
      const which = random.whole(0, 4);
      drawn[which] =
        (drawn[which] ?? "") +
        dab(
          q,
          random.between(0.2, 1.2) * (random.chance(0.5) ? 1 : -1),
          foot.scale * 0.14,
          foot.scale * 0.022,
        );
    }
    const line = polyline([0, 0.3, 0.6, 0.85, 1].map((share) => stemPoint(growth, share, view.upward)));
    return path(line, {
      fill: "none",
      stroke: earthTone(stage, "#8b9a4c", random.between(0.1, 0.8), far),
      "stroke-width": foot.scale * 0.05,
      "stroke-linecap": "round",
    });
  });
  return poles.join("") + tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone })).join("");
}
