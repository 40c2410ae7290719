import { surface } from "./palette.ts";
import { blur, clipped, type Point, path, polygon, short } from "./svg.ts";
import type { Stage } from "./view.ts";

/** Leaf shadows thrown by a palm outside the picture, kept inside a shape. */
export function dappled(
  stage: Stage,
  inside: string,
  from: Point,
  reach: number,
  opacity = 0.3,
  spread = 5,
): string {
  const fronds = Array.from({ length: 5 }, (_, index) => {
    const angle = 0.35 + index * 0.42 + stage.random.between(-0.15, 0.15);
    return shadowFrond(stage, from, angle, reach * stage.random.between(0.7, 1.1));
  });
  const body = path(fronds.join(""), {
    fill: surface(stage.light, "#4d4a5c", 0),
    opacity,
    filter: blur(stage.sheet, spread),
    style: "mix-blend-mode:multiply",
  });
  return clipped(stage.sheet, inside, body);
}

function shadowFrond(stage: Stage, [x, y]: Point, angle: number, reach: number): string {
  const leaflets = Array.from({ length: 26 }, (_, index) => {
    const share = 0.12 + (index / 26) * 0.88;
    const side = index % 2 === 0 ? 1 : -1;
    const at: Point = [
      x + Math.cos(angle) * reach * share,
      y + Math.sin(angle) * reach * share + reach * 0.18 * share * share,
    ];
    const turned = angle + side * stage.random.between(0.7, 0.95);
    const length = reach * 0.3 * Math.sin(Math.PI * (0.15 + share * 0.8));
    const width = reach * 0.014;
    const tip: Point = [at[0] + Math.cos(turned) * length, at[1] + Math.sin(turned) * length + length * 0.25];
    return polygon([[at[0] - width, at[1]], tip, [at[0] + width, at[1] + width]]);
  });
  const stem = `M${short(x)} ${short(y)}L${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach + reach * 0.18)}l4 4Z`;
  return leaflets.join("") + stem;
}
