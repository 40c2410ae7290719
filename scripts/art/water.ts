import { darker, lighter, mix } from "./colour.ts";
import { surface, type Vec } from "./palette.ts";
import { randomFrom, wave } from "./random.ts";
import { blur, clipped, glow, group, linear, type Point, path, polygon, polyline, ripple } from "./svg.ts";
import { type Camera, type Face, onFace, outline, type Stage, viewFrom } from "./view.ts";

/** A lens-shaped stroke lying flat, as light lies on water. */
const lens = (x: number, y: number, half: number, thick: number) =>
  polygon([
    [x - half, y],
    [x - half * 0.3, y - thick],
    [x + half * 0.4, y - thick * 0.8],
    [x + half, y],
    [x + half * 0.2, y + thick * 0.7],
    [x - half * 0.5, y + thick * 0.6],
  ]);

/** The sea from the horizon down to `foot`, with swell and the sun's path when the sun is in view. */
export function sea(stage: Stage, foot: number, sun: Point | null = null, swell = 420): string {
  const { sheet, random, light, view } = stage;
  const top = view.horizon;
  const depth = foot - top;
  const [far, near] = light.sea;
  const fill = linear(
    sheet,
    [0, top],
    [0, foot],
    [
      [0, mix(far, light.haze, 0.35)],
      [0.12, far],
      [1, near],
    ],
  );
  const strokes = { dark: "", pale: "", spark: "" };
  for (let index = 0; index < swell; index++) {
    const share = random.next() ** 1.7;
    const y = top + 2 + share * depth;
    const half = (6 + share * 90) * random.between(0.5, 1.3);
    const piece = lens(
      random.between(-40, sheet.width + 40),
      y,
      half,
      0.5 + share * 4.5 * random.between(0.4, 1),
    );
    strokes[random.chance(0.5) ? "dark" : "pale"] += piece;
  }
  if (sun !== null)
    for (let index = 0; index < swell; index++) {
      const share = random.next() ** 1.3;
      const spread = 20 + share * 170;
      const x = sun[0] + (random.next() + random.next() - 1) * spread;
      strokes.spark += lens(
        x,
        top + 2 + share * depth,
        (3 + share * 26) * random.between(0.4, 1.2),
        0.6 + share * 2.6,
      );
    }
  return (
    path(`M0 ${top}H${sheet.width}V${foot}H0Z`, { fill }) +
    path(strokes.dark, { fill: darker(near, 0.3), opacity: 0.22 }) +
    path(strokes.pale, { fill: lighter(light.sky[1], 0.2), opacity: 0.3 }) +
    path(strokes.spark, { fill: lighter(light.sun, 0.4), opacity: 0.75 })
  );
}

/** One breaking line of surf: a shaded face, a broken crest of foam, lace behind it. */
export function surf(
  stage: Stage,
  y: number,
  thick: number,
  span: readonly [number, number] = [0, stage.sheet.width],
  bend = 0,
): string {
  const { sheet, random, light } = stage;
  const line = wave(random, 5);
  const [from, to] = span;
  const crest = Array.from({ length: 61 }, (_, index): Point => {
    const x = from + ((to - from) * index) / 60;
    return [x, y + line(x / 190) * thick * 0.9 + bend * ((x - from) / (to - from)) ** 2];
  });
  const ragged = crest.map(
    ([x, py], index): Point => [
      x,
      py + thick * (0.45 + 0.5 * Math.abs(line(index * 2.3))) * random.between(0.7, 1.2),
    ],
  );
  const face = crest.map(([x, py]): Point => [x, py - thick * 1.3]);
  const foam = mix("#ffffff", surface(light, "#ffffff", 0.6), 0.55);
  const shade = linear(
    sheet,
    [0, y - thick * 1.6],
    [0, y + thick * 0.3],
    [
      [0, darker(light.sea[1], 0.1), 0],
      [1, darker(light.sea[1], 0.35), 0.75],
    ],
  );
  const lace = Array.from({ length: 26 }, () => {
    const [x, py] = random.pick([crest[0] ?? [0, y], ...crest]);
    return lens(x, py + thick * random.between(1, 2.4), random.between(8, 40), random.between(0.6, 1.6));
  });
  return (
    path(polygon([...face, ...crest.toReversed()]), { fill: shade }) +
    path(polygon([...crest, ...ragged.toReversed()]), {
      fill: foam,
      opacity: 0.95,
      "stroke-linejoin": "round",
      stroke: foam,
      "stroke-width": 1.4,
    }) +
    path(lace.join(""), { fill: foam, opacity: 0.5 })
  );
}

export type Pool = {
  face: Face;
  camera: Camera;
  level: number;
  glowing?: boolean;
  tint?: string;
  clear?: number;
  seed?: number;
};

/** Pool water: its own colour, what stands around it mirrored and rippled, light on the surface. */
export function pool(
  stage: Stage,
  { face, camera, level, glowing = false, tint = "#3fa7a6", clear = 0.55, seed = 5 }: Pool,
  around: (stage: Stage) => string,
): string {
  const { sheet, light } = stage;
  const inside = outline(stage, face);
  const near = stage.view.spot(onFace(face, 0.5, 0));
  const far = stage.view.spot(onFace(face, 0.5, 1));
  const own = glowing ? mix(tint, "#7fe6de", 0.5) : surface(light, tint, 0.65);
  const fill = linear(
    sheet,
    [0, far.y],
    [0, near.y],
    [
      [0, mix(own, light.sky[1], 0.35)],
      [0.5, own],
      [1, darker(own, 0.28)],
    ],
  );
  const mirrored: Stage = { ...stage, view: viewFrom(sheet, camera, level), random: randomFrom(seed) };
  const image = group(around(mirrored), { filter: ripple(sheet, "0.008 0.09", 26, 1.1), opacity: clear });
  const body = path(inside, { fill }) + image + glints(stage, face) + (glowing ? poolLamps(stage, face) : "");
  return clipped(sheet, inside, body);
}

function glints(stage: Stage, face: Face): string {
  const { random, light } = stage;
  let pale = "";
  let dark = "";
  for (let index = 0; index < 150; index++) {
    const spot = stage.view.spot(onFace(face, random.next(), random.next() ** 1.5));
    const piece = lens(
      spot.x,
      spot.y,
      spot.scale * random.between(0.06, 0.4),
      Math.max(0.5, spot.scale * random.between(0.004, 0.013)),
    );
    if (random.chance(0.6)) pale += piece;
    else dark += piece;
  }
  return (
    path(pale, { fill: lighter(light.sky[2], 0.35), opacity: 0.34 }) +
    path(dark, { fill: darker(light.sea[1], 0.5), opacity: 0.2 })
  );
}

function poolLamps(stage: Stage, face: Face): string {
  const lamps = [0.2, 0.5, 0.8].map((u) => {
    const spot = stage.view.spot(onFace(face, u, 0.72));
    return glow(stage.sheet, [spot.x, spot.y], spot.scale * 1.7, "#a9fff0", 0.6);
  });
  return lamps.join("");
}

/** The net of light on a shallow floor: wavering cells drawn as thin bright curves. */
export function caustics(stage: Stage, face: Face, cells: number, opacity = 0.5): string {
  const { random, sheet } = stage;
  const lines = Array.from({ length: cells * 2 }, (_, index) => {
    const bend = wave(random, 4);
    const alongU = index % 2 === 0;
    const fixed = (index / 2 + random.next()) / cells;
    const points = Array.from({ length: 40 }, (_unused, step): Point => {
      const run = step / 39;
      const shift = fixed + (bend(run * 9) * 0.75) / cells;
      const spot = stage.view.spot(alongU ? onFace(face, run, shift) : onFace(face, shift, run));
      return [spot.x, spot.y];
    });
    return polyline(points);
  });
  const look = { fill: "none", stroke: "#f4fffb", "stroke-linecap": "round" } as const;
  const body =
    path(lines.join(""), { ...look, "stroke-width": 5, opacity: opacity * 0.4, filter: blur(sheet, 3) }) +
    path(lines.join(""), { ...look, "stroke-width": 1.6, opacity, filter: blur(sheet, 0.7) });
  return clipped(sheet, outline(stage, face), body);
}

/** The rim of a pool: four slabs around the water. */
export function rimFaces(face: Face, width: number): Face[] {
  const grown = (index: number, shiftX: number, shiftZ: number): Vec => {
    const [x, y, z] = face[index] ?? face[0];
    return [x + shiftX, y, z + shiftZ];
  };
  const [a, b, c, d] = [
    grown(0, -width, -width),
    grown(1, width, -width),
    grown(2, width, width),
    grown(3, -width, width),
  ];
  return [
    [a, b, face[1], face[0]],
    [face[1], b, c, face[2]],
    [face[3], face[2], c, d],
    [a, face[0], face[3], d],
  ];
}
