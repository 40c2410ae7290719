import { surface } from "../paint/palette.ts";
import { blur, ellipse, path } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { plumeria } from "./frangipani.ts";
import { blade } from "./fronds.ts";

/** Floating pads with a notch, and pink lotus flowers. */
export function lilies(stage: Stage): string {
  const { random, view, light } = stage;
  const pads = Array.from({ length: 46 }, () => ({
    x: random.between(-5.5, 5.5),
    z: random.between(2.8, 9.4),
    r: random.between(0.18, 0.42),
    open: random.chance(0.26),
  }));
  return pads
    .toSorted((a, b) => b.z - a.z)
    .map(({ x, z, r, open }) => {
      const spot = view.spot([x, 0.01, z]);
      const [rx, ry] = [r * spot.scale, r * spot.scale * 0.3];
      const tone = surface(light, random.pick(["#5f8f4f", "#6f9f5a", "#4c7d48"]), random.between(0.3, 0.9));
      const shade = ellipse([spot.x, spot.y + ry * 0.5], rx, ry, {
        fill: "#142018",
        opacity: 0.3,
        filter: blur(stage.sheet, 2),
      });
      const pad =
        ellipse([spot.x, spot.y], rx, ry, { fill: tone }) +
        path(`M${spot.x} ${spot.y}l${rx * 0.3} ${ry}h${-rx * 0.34}Z`, {
          fill: surface(light, "#3f5a48", 0.2),
        });
      return shade + pad + (open ? lotus(stage, spot.x, spot.y - ry * 0.4, spot.scale * 0.24) : "");
    })
    .join("");
}

function lotus(stage: Stage, x: number, y: number, size: number): string {
  const petalsOut = [-1.1, 1.1, -0.7, 0.7, -0.3, 0.3, 0].map((turn) =>
    blade(
      stage,
      { from: [x, y], angle: Math.PI / 2 - turn, length: size * (1.1 - Math.abs(turn) * 0.15), droop: 0 },
      { width: size * 0.2, fullest: 0.9 },
      "#f0a9bd",
    ),
  );
  return petalsOut.join("") + plumeria(stage, [x, y - size * 0.3], size * 0.07, "#f6d37a");
}
