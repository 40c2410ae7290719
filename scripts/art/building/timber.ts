import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { box } from "../paint/solids.ts";
import { path, polyline, short } from "../paint/svg.ts";
import { boards } from "../paint/texture.ts";
import type { Stage } from "../paint/view.ts";

/** A timber between two points, as wide as given in metres. */
export function bar(stage: Stage, from: Vec, to: Vec, width: number, colour: string, facing = 0.45): string {
  const [a, b] = [stage.view.spot(from), stage.view.spot(to)];
  const tone = surface(stage.light, colour, facing);
  const line = polyline([
    [a.x, a.y],
    [b.x, b.y],
  ]);
  const scale = (a.scale + b.scale) / 2;
  return (
    path(line, { stroke: darker(tone, 0.25), "stroke-width": width * scale, fill: "none" }) +
    path(line, {
      stroke: lighter(tone, 0.1),
      "stroke-width": width * scale * 0.5,
      fill: "none",
      transform: `translate(${short(-width * scale * 0.12 * Math.sign(-stage.light.toSun[0]))} 0)`,
    })
  );
}

/** A round or square post standing on the ground. */
export const post = (stage: Stage, at: Vec, height: number, width = 0.2, colour = "#7a5637") =>
  box(stage, { at: [at[0] - width / 2, at[1], at[2] - width / 2], size: [width, height, width] }, colour, {
    fade: 0.25,
  });

/** Open timber pavilion (bale): plinth, posts, a deck; the roof is drawn by the caller. */
export function bale(stage: Stage, at: Vec, width: number, depth: number, height: number): string {
  const [x, y, z] = at;
  const deck =
    box(stage, { at: [x, y, z], size: [width, 0.45, depth] }, "#8a857b") +
    boards(
      stage,
      [
        [x, y + 0.46, z],
        [x + width, y + 0.46, z],
        [x + width, y + 0.46, z + depth],
        [x, y + 0.46, z + depth],
      ],
      "#94683f",
      16,
    );
  const inset = 0.15;
  const feet: Vec[] = [
    [x + inset, y + 0.46, z + depth - inset],
    [x + width - inset, y + 0.46, z + depth - inset],
    [x + inset, y + 0.46, z + inset],
    [x + width - inset, y + 0.46, z + inset],
  ];
  return deck + feet.map((foot) => post(stage, foot, height - 0.46, 0.16)).join("");
}
