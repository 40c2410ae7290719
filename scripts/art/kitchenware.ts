import { part } from "./architecture.ts";
import { darker, lighter } from "./colour.ts";
import { BOTTLE, BOWL, CUP, JAR, scaled, turned } from "./lathe.ts";
import { surface, type Vec } from "./palette.ts";
import { box, contact, level, panel, upright } from "./solids.ts";
import { ellipse, glow, linear, path, radial, short } from "./svg.ts";
import { boards, terrazzo, tiles } from "./texture.ts";
import { outline, type Stage } from "./view.ts";

export type Counter = {
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

/** A bowl of fruit. */
export function fruitBowl(stage: Stage, at: Vec, size = 1, bowl = "#8d6540"): string {
  const spot = stage.view.spot([at[0], at[1] + 0.13 * size, at[2]]);
  const fruit = (
    [
      ["#e07b39", -0.09, 0],
      ["#d9a52f", 0.08, 0.01],
      ["#7a9a3c", 0, 0.05],
      ["#c8452f", 0.02, -0.01],
    ] as const
  ).map(([tone, dx, dy]) => {
    const centre = [spot.x + dx * spot.scale * size, spot.y - dy * spot.scale * size] as const;
    const r = 0.062 * spot.scale * size;
    const base = surface(stage.light, tone, 0.6);
    return ellipse(centre, r, r * 0.94, {
      fill: radial(stage.sheet, [centre[0] - r * 0.4, centre[1] - r * 0.5], r * 1.6, [
        [0, lighter(base, 0.45)],
        [0.45, base],
        [1, darker(base, 0.4)],
      ]),
    });
  });
  return (
    fruit.join("") +
    turned(stage, { at, profile: scaled(BOWL, size), colour: bowl, inside: "#4a3020" }) +
    fruit.slice(0, 3).join("")
  );
}

/** Jars, bottles and cups along a line. */
export function ware(stage: Stage, from: Vec, step: number, tones: readonly string[], size = 1): string {
  const shapes = [JAR, BOTTLE, CUP, BOWL] as const;
  return tones
    .map((colour, index) => {
      const profile = scaled(stage.random.pick(shapes), size * stage.random.between(0.75, 1));
      return turned(stage, {
        at: [from[0] + index * step, from[1], from[2]],
        profile,
        colour,
        inside: "#3a2c22",
      });
    })
    .join("");
}

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

/** A stool with a woven seat. */
export function barStool(stage: Stage, x: number, z: number, height = 0.68, colour = "#8a5f3a"): string {
  const legs = [
    [-0.14, 0.14],
    [0.14, 0.14],
    [-0.14, -0.14],
    [0.14, -0.14],
  ].map(([dx = 0, dz = 0]) =>
    box(
      stage,
      { at: [x + dx - 0.02, 0, z + dz - 0.02], size: [0.04, height - 0.04, 0.04] },
      darker(colour, 0.15),
    ),
  );
  const rail = box(stage, { at: [x - 0.15, 0.24, z - 0.16], size: [0.3, 0.03, 0.03] }, colour);
  return (
    contact(stage, { at: [x - 0.16, 0, z - 0.16], size: [0.32, 0, 0.32] }, 0.4, 0.05, 6) +
    legs.join("") +
    rail +
    turned(stage, {
      at: [x, height - 0.04, z],
      profile: [
        [0.18, 0],
        [0.2, 0.03],
        [0.18, 0.06],
      ],
      colour: "#c9a271",
    })
  );
}

/** An open laptop, its screen glowing. */
export function laptop(stage: Stage, x: number, y: number, z: number, turn: "eye" | "away" = "eye"): string {
  const base = box(stage, { at: [x, y, z], size: [0.34, 0.014, 0.24] }, "#b9b6b0");
  const screen = upright([x, y + 0.014, z + 0.24], [x + 0.34, y + 0.014, z + 0.26], 0.22);
  if (turn === "away")
    return base + panel(stage, upright([x, y + 0.014, z], [x + 0.34, y + 0.014, z], 0.22), "#a9a6a0");
  const spot = stage.view.spot([x + 0.17, y + 0.13, z + 0.24]);
  const fill = linear(
    stage.sheet,
    [spot.x - 60, spot.y - 40],
    [spot.x + 60, spot.y + 40],
    [
      [0, "#f7d9b0"],
      [0.5, "#8fb6b8"],
      [1, "#3f6f7a"],
    ],
  );
  const keys = path(outline(stage, level(x + 0.03, y + 0.016, z + 0.09, 0.28, 0.12)), {
    fill: surface(stage.light, "#4b4a4a", 0.3),
  });
  return (
    base +
    keys +
    panel(stage, screen, "#2d2c2c") +
    path(outline(stage, part(screen, 0.04, 0.96, 0.06, 0.95)), { fill }) +
    glow(stage.sheet, [spot.x, spot.y], spot.scale * 0.4, "#cfe6e4", 0.18)
  );
}

/** A cup with steam. */
export function cup(stage: Stage, at: Vec, colour = "#f0e8da"): string {
  const spot = stage.view.spot([at[0], at[1] + 0.12, at[2]]);
  const s = spot.scale;
  const steam = `M${short(spot.x)} ${short(spot.y)}q${short(-0.03 * s)} ${short(-0.05 * s)} 0 ${short(-0.09 * s)}t0 ${short(-0.1 * s)}`;
  return (
    turned(stage, { at, profile: CUP, colour, inside: "#4a2e1c" }) +
    path(steam, {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 0.012 * s,
      opacity: 0.35,
      "stroke-linecap": "round",
    })
  );
}
