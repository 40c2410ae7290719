import { darker, lighter } from "./colour.ts";
import { surface, type Vec } from "./palette.ts";
import { across, panel } from "./solids.ts";
import { linear, path, wash } from "./svg.ts";
import { type Face, facingSun, normalOf, onFace, outline, type Stage } from "./view.ts";

export const toneOn = (stage: Stage, face: Face, base: string) =>
  surface(stage.light, base, facingSun(stage.light, normalOf(face, stage.view.eye)));

export const strip = (face: Face, u0: number, u1: number, v0: number, v1: number): Vec[] => [
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
function sheen(stage: Stage, face: Face, opacity: number, colour = stage.light.sky[2]): string {
  const [from, to] = across(stage, face);
  const fill = linear(stage.sheet, from, to, [
    [0, colour, 0],
    [1, colour, opacity],
  ]);
  return path(outline(stage, face), { fill, style: "mix-blend-mode:screen" });
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
