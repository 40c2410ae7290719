import { darker, lighter, mix } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { randomFrom, wave } from "../paint/random.ts";
import { blur, clipped, glow, group, linear, type Point, path, polyline, ripple } from "../paint/svg.ts";
import { type Camera, type Face, onFace, outline, type Stage, viewFrom } from "../paint/view.ts";
import { lens } from "./sea.ts";

type Pool = {
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
