import { part } from "../building/openings.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { darker, lighter } from "../paint/colour.ts";
import { surface } from "../paint/palette.ts";
import { contact } from "../paint/shade.ts";
import { box, level, panel, upright } from "../paint/solids.ts";
import { ellipse, path, short } from "../paint/svg.ts";
import { boards, tiles } from "../paint/texture.ts";
import { outline, type Stage } from "../paint/view.ts";
import { turned } from "./lathe.ts";

type Counter = {
  x: number;
  z: number;
  width: number;
  depth: number;
  height?: number;
  front: string;
  top: string;
  doors?: number;
  chips?: number;
};

/** A run of base cupboards with a worktop; the front looks at the eye. */
export function counter(
  stage: Stage,
  { x, z, width, depth, height = 0.9, front, top, doors = 4, chips = 260 }: Counter,
): string {
  const body = { at: [x, 0.08, z + 0.04], size: [width, height - 0.13, depth - 0.04] } as const;
  const face = upright([x, 0.1, z + 0.035], [x + width, 0.1, z + 0.035], height - 0.17);
  const leaves = Array.from({ length: doors }, (_, index) => {
    const door = part(face, (index + 0.02) / doors, (index + 0.98) / doors, 0.02, 0.98);
    const knob = stage.view.spot([
      x + (width * (index + (index % 2 === 0 ? 0.88 : 0.12))) / doors,
      height * 0.72,
      z + 0.02,
    ]);
    return (
      boards(stage, door, front, 7, 0.06) +
      ellipse([knob.x, knob.y], knob.scale * 0.016, knob.scale * 0.016, {
        fill: surface(stage.light, "#d9b36a", 0.7),
      })
    );
  });
  const slab = { at: [x - 0.04, height - 0.05, z - 0.04], size: [width + 0.08, 0.05, depth + 0.04] } as const;
  return [
    contact(stage, { at: [x, 0, z], size: [width, 0, depth] }, 0.5, 0.1, 10),
    box(stage, body, darker(front, 0.25), { fade: 0.3 }),
    ...leaves,
    box(stage, slab, top),
    terrazzo(
      stage,
      level(slab.at[0], height + 0.001, slab.at[2], slab.size[0], slab.size[2]),
      top,
      chips,
      0.012,
    ),
  ].join("");
}

/** Glazed tiles behind a counter, each with its own shine. */
export const splashback = (
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  colour: string,
  size = 0.12,
) =>
  tiles(
    stage,
    upright([x, y, z], [x + width, y, z], height),
    colour,
    Math.round(width / size),
    Math.round(height / size),
    0.07,
    0.13,
  );

/** A bent tap over a sunk basin. */
export function sink(stage: Stage, x: number, y: number, z: number, width = 0.6, metal = "#c2a36a"): string {
  const foot = stage.view.spot([x + width / 2, y, z + 0.42]);
  const s = foot.scale;
  const tap = `M${short(foot.x)} ${short(foot.y)}v${short(-0.26 * s)}q0 ${short(-0.1 * s)} ${short(0.1 * s)} ${short(-0.1 * s)}t${short(0.1 * s)} ${short(0.1 * s)}v${short(0.03 * s)}`;
  const tone = surface(stage.light, metal, 0.7);
  const basin = path(outline(stage, level(x, y + 0.003, z + 0.06, width, 0.32)), {
    fill: surface(stage.light, "#8d8a84", 0.15),
    stroke: surface(stage.light, "#d9d4c8", 0.6),
    "stroke-width": 2,
  });
  return (
    basin +
    path(tap, {
      fill: "none",
      stroke: darker(tone, 0.3),
      "stroke-width": 0.035 * s,
      "stroke-linecap": "round",
    }) +
    path(tap, {
      fill: "none",
      stroke: lighter(tone, 0.3),
      "stroke-width": 0.014 * s,
      "stroke-linecap": "round",
    })
  );
}

/** A hob with two pans, steel against the worktop. */
export function hob(stage: Stage, x: number, y: number, z: number): string {
  const plate = panel(stage, level(x, y + 0.004, z, 0.62, 0.42), "#2b2b2e");
  const pan = turned(stage, {
    at: [x + 0.18, y + 0.01, z + 0.22],
    profile: [
      [0.11, 0],
      [0.13, 0.09],
      [0.135, 0.11],
    ],
    colour: "#b7653c",
    inside: "#3a2018",
  });
  const kettle = turned(stage, {
    at: [x + 0.46, y + 0.01, z + 0.22],
    profile: [
      [0.1, 0],
      [0.12, 0.07],
      [0.07, 0.17],
      [0.02, 0.19],
    ],
    colour: "#d5d0c4",
  });
  return plate + pan + kettle;
}
