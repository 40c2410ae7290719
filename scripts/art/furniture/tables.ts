import { darker } from "../paint/colour.ts";
import { contact } from "../paint/shade.ts";
import { box, level } from "../paint/solids.ts";
import { boards } from "../paint/texture.ts";
import type { Stage } from "../paint/view.ts";
import { turned, turnedShade } from "./lathe.ts";

/** A table on four legs. */
export function table(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: string,
): string {
  const leg = (lx: number, lz: number) =>
    box(stage, { at: [lx, 0, lz], size: [0.06, height - 0.04, 0.06] }, darker(colour, 0.2), { fade: 0.3 });
  const legs = [
    leg(x + 0.04, z + depth - 0.1),
    leg(x + width - 0.1, z + depth - 0.1),
    leg(x + 0.04, z + 0.04),
    leg(x + width - 0.1, z + 0.04),
  ];
  const top = { at: [x, height - 0.05, z], size: [width, 0.05, depth] } as const;
  const shade = contact(stage, { at: [x, 0, z], size: [width, 0, depth] }, 0.35, 0.05, 14);
  return (
    shade +
    legs.join("") +
    box(stage, top, colour) +
    boards(stage, level(x, height, z, width, depth), colour, Math.max(4, Math.round(width * 6)), 0.08)
  );
}

export const roundTable = (stage: Stage, x: number, z: number, colour = "#a5774c") =>
  turnedShade(stage, [x, 0, z], 0.6) +
  turned(stage, {
    at: [x, 0, z],
    profile: [
      [0.3, 0],
      [0.34, 0.3],
    ],
    colour,
  }) +
  turned(stage, {
    at: [x, 0.3, z],
    profile: [
      [0.58, 0],
      [0.6, 0.03],
      [0.58, 0.06],
    ],
    colour,
  });
