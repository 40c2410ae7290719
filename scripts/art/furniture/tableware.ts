import { part } from "../building/openings.ts";
import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { box, level, panel, upright } from "../paint/solids.ts";
import { ellipse, glow, linear, path, radial, short } from "../paint/svg.ts";
import { outline, type Stage } from "../paint/view.ts";
import { BOTTLE, BOWL, CUP, JAR, scaled, turned } from "./lathe.ts";

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
