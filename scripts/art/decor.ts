import { darker, lighter, mix } from "./colour.ts";
import { POT, scaled, turned, turnedShade } from "./lathe.ts";
import { blade } from "./leaves.ts";
import { surface, type Vec } from "./palette.ts";
import { clump, fern } from "./plants.ts";
import { box, contact, level, panel, upright } from "./solids.ts";
import { blur, clipped, ellipse, linear, path, polygon, short } from "./svg.ts";
import { type Face, onFace, outline, type Stage } from "./view.ts";

/** A woven rug with bands and a fringe. */
export function rug(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
  band: string,
): string {
  const face = level(x, 0.006, z, width, depth);
  const bands = [0.05, 0.12, 0.2, 0.76, 0.84, 0.91].map((v, index) =>
    outline(stage, [
      onFace(face, 0, v),
      onFace(face, 1, v),
      onFace(face, 1, v + (index % 3 === 1 ? 0.045 : 0.02)),
      onFace(face, 0, v + (index % 3 === 1 ? 0.045 : 0.02)),
    ]),
  );
  const diamonds = Array.from({ length: 9 }, (_, index) => {
    const u = (index + 0.5) / 9;
    return outline(stage, [
      onFace(face, u - 0.04, 0.5),
      onFace(face, u, 0.42),
      onFace(face, u + 0.04, 0.5),
      onFace(face, u, 0.58),
    ]);
  });
  const tone = surface(stage.light, band, 0.5);
  return (
    contact(stage, { at: [x, 0, z], size: [width, 0, depth] }, 0.3, 0.02, 4) +
    panel(stage, face, colour, { fade: 0.1 }) +
    path(bands.join(""), { fill: tone, opacity: 0.75 }) +
    path(diamonds.join(""), { fill: tone, opacity: 0.55 })
  );
}

/** A framed picture: a sun above hills, in a few quiet tones. */
export function framed(
  stage: Stage,
  face: Face,
  tones: readonly [ground: string, sun: string, near: string, far: string],
): string {
  const [ground, sun, near, far] = tones.map((tone) => surface(stage.light, tone, 0.55));
  const grown: Face = [
    onFace(face, -0.07, -0.06),
    onFace(face, 1.07, -0.06),
    onFace(face, 1.07, 1.06),
    onFace(face, -0.07, 1.06),
  ];
  const wave = (v: number, swing: number) =>
    Array.from({ length: 13 }, (_, index) =>
      onFace(face, index / 12, v + Math.sin(index * 0.7 + v * 9) * swing),
    );
  const disc = Array.from({ length: 20 }, (_, index) =>
    onFace(face, 0.6 + Math.cos(index * 0.314) * 0.17, 0.66 + Math.sin(index * 0.314) * 0.13),
  );
  const hill = (v: number, swing: number) =>
    outline(stage, [onFace(face, 0, 0), ...wave(v, swing), onFace(face, 1, 0)]);
  const inside =
    path(outline(stage, face), { fill: ground ?? "" }) +
    path(outline(stage, disc), { fill: sun ?? "" }) +
    path(hill(0.45, 0.07), { fill: far ?? "" }) +
    path(hill(0.26, 0.05), { fill: near ?? "" });
  const shade = path(outline(stage, grown), {
    fill: "#241a18",
    opacity: 0.35,
    filter: blur(stage.sheet, 6),
    transform: "translate(4 7)",
  });
  return shade + panel(stage, grown, "#8d6540") + clipped(stage.sheet, outline(stage, face), inside);
}

/** A round mirror with a soft image of the room's light. */
export function roundMirror(stage: Stage, at: Vec, radius: number, frame = "#a97c4d"): string {
  const spot = stage.view.spot(at);
  const r = radius * spot.scale;
  const fill = linear(
    stage.sheet,
    [spot.x - r, spot.y - r],
    [spot.x + r, spot.y + r],
    [
      [0, lighter(stage.light.sky[2], 0.3)],
      [0.5, mix(stage.light.sky[1], "#8a9a94", 0.5)],
      [1, surface(stage.light, "#a89c88", 0.4)],
    ],
  );
  return (
    ellipse([spot.x + 4, spot.y + 8], r * 1.08, r * 1.08, {
      fill: "#2a211e",
      opacity: 0.3,
      filter: blur(stage.sheet, 7),
    }) +
    ellipse([spot.x, spot.y], r * 1.07, r * 1.07, { fill: surface(stage.light, frame, 0.5) }) +
    ellipse([spot.x, spot.y], r, r, { fill }) +
    path(
      `M${short(spot.x - r * 0.5)} ${short(spot.y + r * 0.5)}L${short(spot.x + r * 0.1)} ${short(spot.y - r * 0.75)}l${short(r * 0.28)} ${short(r * 0.1)}L${short(spot.x - r * 0.2)} ${short(spot.y + r * 0.72)}Z`,
      { fill: "#fff", opacity: 0.18 },
    )
  );
}

/** A mosquito net: a ring below the ceiling and thin cloth falling around a bed. */
export function net(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  length: number,
  top: number,
  side: "left" | "right" | "both" = "both",
): string {
  const tone = surface(stage.light, "#fbf6ea", 0.7);
  const peak: Vec = [x + width / 2, top, z + length * 0.62];
  const swag = (toX: number, lean: number) => {
    const [a, b] = [stage.view.spot(peak), stage.view.spot([toX, 0.15, z + length + 0.05])];
    const foot = stage.view.spot([toX + lean, 0.12, z - 0.05]);
    const folds = Array.from({ length: 7 }, (_, index) => {
      const share = index / 6;
      const [fx, fy] = [b.x + (foot.x - b.x) * share, b.y + (foot.y - b.y) * share];
      return `M${short(a.x)} ${short(a.y)}Q${short((a.x + fx) / 2 + (fx - a.x) * 0.22)} ${short(a.y + (fy - a.y) * 0.3)} ${short(fx)} ${short(fy)}`;
    });
    const cloth = `M${short(a.x)} ${short(a.y)}Q${short((a.x + b.x) / 2 + (b.x - a.x) * 0.22)} ${short(a.y + (b.y - a.y) * 0.3)} ${short(b.x)} ${short(b.y)}L${short(foot.x)} ${short(foot.y)}Q${short((a.x + foot.x) / 2 + (foot.x - a.x) * 0.22)} ${short(a.y + (foot.y - a.y) * 0.3)} ${short(a.x)} ${short(a.y)}Z`;
    return (
      path(cloth, { fill: tone, opacity: 0.36 }) +
      path(folds.join(""), { fill: "none", stroke: tone, "stroke-width": 1.6, opacity: 0.5 })
    );
  };
  return (
    (side === "right" ? "" : swag(x - 0.2, -0.12)) + (side === "left" ? "" : swag(x + width + 0.2, 0.12))
  );
}

export type Potted = {
  at: Vec;
  height: number;
  kind: "banana" | "fern" | "monstera" | "snake";
  pot?: string;
  size?: number;
};

/** A plant in a pot. */
export function potted(stage: Stage, { at, height, kind, pot = "#c9b59a", size = 1 }: Potted): string {
  const rim: Vec = [at[0], at[1] + 0.38 * size, at[2]];
  const leaf = { at: rim, height } as const;
  const plant =
    kind === "banana"
      ? clump(stage, { ...leaf, leaves: 7, spread: 0.75, width: 0.17 })
      : kind === "fern"
        ? fern(stage, { ...leaf, leaves: 13, spread: 1.5 })
        : kind === "snake"
          ? clump(stage, { ...leaf, leaves: 11, spread: 0.32, width: 0.045, colour: "#6f8f58", tears: 0 })
          : monstera(stage, rim, height);
  return (
    turnedShade(stage, at, 0.32 * size) +
    turned(stage, { at, profile: scaled(POT, size), colour: pot, inside: "#3a2c22" }) +
    plant
  );
}

function monstera(stage: Stage, at: Vec, height: number): string {
  const foot = stage.view.spot(at);
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const turn = ((index + 0.5) / 9 - 0.5) * 2.4 + stage.random.between(-0.2, 0.2);
    const reach = height * foot.scale * stage.random.between(0.4, 0.95);
    const head = [foot.x + Math.sin(turn) * reach * 0.8, foot.y - Math.cos(turn) * reach] as const;
    const length = height * foot.scale * 0.42;
    const stalk = path(
      `M${short(foot.x)} ${short(foot.y)}Q${short(foot.x + Math.sin(turn) * reach * 0.2)} ${short(foot.y - reach * 0.6)} ${short(head[0])} ${short(head[1])}`,
      {
        fill: "none",
        stroke: surface(stage.light, "#5d7f45", 0.4),
        "stroke-width": Math.max(1.5, length * 0.03),
      },
    );
    return (
      stalk +
      blade(
        stage,
        { from: head, angle: Math.PI / 2 - turn * 1.25, length, droop: 0.42 },
        { width: length * 0.34, tears: 0.3, fullest: 0.6 },
        "#3f7a45",
      )
    );
  });
  return leaves.join("");
}

/** Books lying in a stack. */
export const books = (stage: Stage, at: Vec, tones: readonly string[]) =>
  tones
    .map((tone, index) =>
      box(
        stage,
        {
          at: [at[0] + stage.random.between(0, 0.03), at[1] + index * 0.035, at[2]],
          size: [0.26, 0.033, 0.19],
          turn: stage.random.between(-0.15, 0.15),
        },
        tone,
      ),
    )
    .join("");

/** A wall shelf with its shadow. */
export function shelf(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  colour = "#94683f",
): string {
  const under = upright([x, y - 0.14, z + 0.22], [x + width, y - 0.14, z + 0.22], 0.14);
  return (
    path(outline(stage, under), { fill: "#2b1e18", opacity: 0.3, filter: blur(stage.sheet, 4) }) +
    box(stage, { at: [x, y, z], size: [width, 0.045, 0.22] }, colour)
  );
}

/** A round woven wall plate. */
export function wallPlate(stage: Stage, at: Vec, radius: number, colour: string): string {
  const spot = stage.view.spot(at);
  const tone = surface(stage.light, colour, 0.5);
  const rings = [1, 0.8, 0.6, 0.42, 0.24].map((share, index) =>
    ellipse([spot.x, spot.y], radius * spot.scale * share, radius * spot.scale * share, {
      fill: index % 2 === 0 ? tone : darker(tone, 0.16),
    }),
  );
  return (
    ellipse([spot.x + 3, spot.y + 5], radius * spot.scale, radius * spot.scale, {
      fill: "#241a18",
      opacity: 0.3,
      filter: blur(stage.sheet, 4),
    }) + rings.join("")
  );
}

/** A paper or linen lampshade on a turned foot. */
export function tableLamp(stage: Stage, at: Vec, height: number): string {
  const on = stage.light.lampsOn;
  const spot = stage.view.spot([at[0], at[1] + height * 0.75, at[2]]);
  const [w, h] = [height * 0.34 * spot.scale, height * 0.34 * spot.scale];
  const shade = polygon([
    [spot.x - w * 0.62, spot.y - h],
    [spot.x + w * 0.62, spot.y - h],
    [spot.x + w, spot.y + h * 0.35],
    [spot.x - w, spot.y + h * 0.35],
  ]);
  const fill = on
    ? linear(
        stage.sheet,
        [0, spot.y - h],
        [0, spot.y + h * 0.4],
        [
          [0, "#f6c98a"],
          [0.6, "#fff0cd"],
          [1, "#f5bf78"],
        ],
      )
    : surface(stage.light, "#efe4cf", 0.6);
  const foot = turned(stage, {
    at,
    profile: [
      [0.07, 0],
      [0.09, 0.06],
      [0.05, height * 0.3],
      [0.015, height * 0.5],
      [0.015, height * 0.7],
    ],
    colour: "#b88a5c",
  });
  const halo = on
    ? ellipse([spot.x, spot.y], w * 4, w * 4, {
        fill: stage.sheet.define(
          (id) =>
            `<radialGradient id="${id}"><stop offset="0" stop-color="#ffd08a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient>`,
        ),
        style: "mix-blend-mode:screen",
      })
    : "";
  return foot + path(shade, { fill, stroke: fill, "stroke-width": 2, "stroke-linejoin": "round" }) + halo;
}
