import type { Vec } from "../paint/palette.ts";
import { type Point, path, polyline } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { dab, earthTone, leafTones, stemPoint } from "./leaves.ts";

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
