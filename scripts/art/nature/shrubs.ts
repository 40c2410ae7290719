import type { Vec } from "../paint/palette.ts";
import { wave } from "../paint/random.ts";
import { type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { dab, leafTone, leafTones } from "./leaves.ts";
import { fern } from "./plants.ts";

type Bush = {
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
