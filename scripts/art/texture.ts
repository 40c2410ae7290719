import { darker, lighter, mix } from "./colour.ts";
import { surface, type Vec } from "./palette.ts";
import { across, panel } from "./solids.ts";
import { blur, clipped, group, linear, type Point, path, polygon, short, wash, whole } from "./svg.ts";
import { type Face, facingSun, normalOf, onFace, outline, type Stage } from "./view.ts";

const toneOn = (stage: Stage, face: Face, base: string) =>
  surface(stage.light, base, facingSun(stage.light, normalOf(face, stage.view.eye)));

const strip = (face: Face, u0: number, u1: number, v0: number, v1: number): Vec[] => [
  onFace(face, u0, v0),
  onFace(face, u1, v0),
  onFace(face, u1, v1),
  onFace(face, u0, v1),
];

/** Boards along a face's v direction; each board its own shade, with a dark joint. */
export function boards(stage: Stage, face: Face, base: string, count: number, variety = 0.16): string {
  const tone = toneOn(stage, face, base);
  const strips = Array.from({ length: count }, (_, index) => {
    const shade = stage.random.between(-variety, variety);
    const colour = shade > 0 ? lighter(tone, shade * 0.7) : darker(tone, -shade);
    const d = outline(stage, strip(face, index / count, (index + 0.95) / count, 0, 1));
    return path(d, { fill: colour });
  });
  return path(outline(stage, face), { fill: darker(tone, 0.5) }) + strips.join("") + sheen(stage, face, 0.12);
}

/** Slabs in rows and columns with joints. */
export function tiles(
  stage: Stage,
  face: Face,
  base: string,
  columns: number,
  rows: number,
  joint = 0.04,
  variety = 0.08,
): string {
  const tone = toneOn(stage, face, base);
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shade = stage.random.between(-variety, variety);
    const colour = shade > 0 ? lighter(tone, shade) : darker(tone, -shade);
    const cell = strip(
      face,
      (column + joint) / columns,
      (column + 1) / columns,
      (row + joint) / rows,
      (row + 1) / rows,
    );
    return path(outline(stage, cell), { fill: colour });
  });
  return path(outline(stage, face), { fill: darker(tone, 0.22) }) + cells.join("");
}

/** Light gliding over a face, brighter far away, as polished floors do. */
export function sheen(stage: Stage, face: Face, opacity: number, colour = stage.light.sky[2]): string {
  const [from, to] = across(stage, face);
  const fill = linear(stage.sheet, from, to, [
    [0, colour, 0],
    [1, colour, opacity],
  ]);
  return path(outline(stage, face), { fill, style: "mix-blend-mode:screen" });
}

const CHIPS = ["#b98a6a", "#8d8f86", "#d9cdb8", "#6f6a63", "#c7a890", "#e8dfd0"] as const;

/** Terrazzo: chips of stone in a pale ground, smaller and denser far away. */
export function terrazzo(stage: Stage, face: Face, base: string, count: number, chip = 0.02): string {
  const drawn = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const [u, v] = [stage.random.next(), stage.random.next()];
    const middle = onFace(face, u, v);
    const radius = stage.random.between(0.4, 1.3) * chip;
    const corners = [0, 1, 2, 3].map((corner): Vec => {
      const angle = corner * 1.57 + stage.random.between(-0.5, 0.5);
      return [middle[0] + Math.cos(angle) * radius, middle[1], middle[2] + Math.sin(angle) * radius];
    });
    const colour = stage.random.pick(CHIPS);
    drawn.set(colour, (drawn.get(colour) ?? "") + outline(stage, corners));
  }
  const chips = [...drawn].map(([colour, d]) =>
    path(d, { fill: toneOn(stage, face, colour), opacity: 0.55 }),
  );
  return panel(stage, face, base, { fade: 0.1 }) + group(chips.join(""), {});
}

/** Alang-alang grass: strokes down the slope in overlapping courses, lighter where they catch light. */
export function thatch(stage: Stage, face: Face, base: string, strokes: number, courses = 9): string {
  const tone = toneOn(stage, face, base);
  const tones = [
    darker(tone, 0.35),
    darker(tone, 0.18),
    tone,
    lighter(tone, 0.16),
    mix(lighter(tone, 0.3), stage.light.sun, 0.15),
  ];
  const drawn = tones.map(() => "");
  for (let index = 0; index < strokes; index++) {
    const course = Math.floor(stage.random.next() * courses);
    const u = stage.random.next();
    const top = (courses - course) / courses + stage.random.between(-0.02, 0.02);
    const foot = top - stage.random.between(0.7, 1.35) / courses;
    const tilt = stage.random.between(-0.006, 0.006);
    const width = stage.random.between(0.0018, 0.0045);
    const blade = [
      onFace(face, u, Math.min(1, top)),
      onFace(face, u + tilt + width, Math.max(-0.025, foot)),
      onFace(face, u + tilt - width, Math.max(-0.025, foot)),
    ];
    const which = Math.floor(stage.random.next() ** 1.1 * tones.length);
    drawn[which] = (drawn[which] ?? "") + outline(stage, blade);
  }
  const body = panel(stage, face, base, { fade: 0.42 });
  return (
    body +
    tones.map((colour, index) => path(drawn[index] ?? "", { fill: colour, opacity: 0.62 })).join("") +
    courseShadows(stage, face, courses)
  );
}

function courseShadows(stage: Stage, face: Face, courses: number): string {
  const lines = Array.from({ length: courses - 1 }, (_, index) => {
    const v = (index + 1) / courses;
    return outline(stage, strip(face, 0, 1, v - 0.035, v));
  });
  return path(lines.join(""), { fill: "#1d1712", opacity: 0.16, filter: blur(stage.sheet, 1.6) });
}

/** Limewash: a panel with cloudy lighter and darker patches. */
export function plaster(stage: Stage, face: Face, base: string, fade = 0.14, cloud = 0.5): string {
  const d = outline(stage, face);
  const seed = stage.random.whole(1, 90);
  const dark = path(d, {
    fill: "#fff",
    filter: wash(stage.sheet, "0.012 0.016", [0.4, 0.32, 0.26], cloud * 0.34, seed),
  });
  const pale = path(d, {
    fill: "#fff",
    filter: wash(stage.sheet, "0.02 0.014", [1, 0.98, 0.93], cloud * 0.62, seed + 1),
  });
  return panel(stage, face, base, { fade }) + dark + pale;
}

/** Rubble, ashlar or brick: irregular courses of blocks in a few tones. */
export function masonry(stage: Stage, face: Face, base: string, rows: number, perRow: number): string {
  const tone = toneOn(stage, face, base);
  const tones = [darker(tone, 0.24), darker(tone, 0.12), tone, lighter(tone, 0.08), lighter(tone, 0.2)];
  const drawn = tones.map(() => "");
  for (let row = 0; row < rows; row++) {
    for (let u = -stage.random.next() / perRow; u < 1; ) {
      const width = stage.random.between(0.6, 1.5) / perRow;
      const which = stage.random.whole(0, 4);
      const block = strip(
        face,
        Math.max(0, u),
        Math.min(1, u + width * 0.94),
        (row + 0.06) / rows,
        (row + 0.96) / rows,
      );
      drawn[which] = (drawn[which] ?? "") + outline(stage, block);
      u += width;
    }
  }
  const joints = path(outline(stage, face), { fill: darker(tone, 0.42) });
  return joints + tones.map((colour, index) => path(drawn[index] ?? "", { fill: colour })).join("");
}

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

/** The last layer of every picture: warmth from the light's side, a soft vignette. */
export function finish(stage: Stage, lightAt: Point, warmth = 0.25): string {
  const { sheet, light } = stage;
  const reach = sheet.width * 0.62;
  const bloom = whole(sheet, {
    fill: sheet.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(lightAt[0])}" cy="${short(lightAt[1])}" r="${short(reach)}">` +
        `<stop offset="0" stop-color="${light.sun}" stop-opacity="${warmth}"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>`,
    ),
    style: "mix-blend-mode:screen",
  });
  const rim = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.46" r="0.78"><stop offset="0.55" stop-color="#1b1420" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="#1b1420" stop-opacity="0.2"/></radialGradient>`,
  );
  return bloom + whole(sheet, { fill: rim, style: "mix-blend-mode:multiply" });
}
