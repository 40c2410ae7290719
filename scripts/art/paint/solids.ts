import { darker, lighter } from "./colour.ts";
import { surface, type Vec } from "./palette.ts";
import { type Look, linear, type Point, path } from "./svg.ts";
import { along, type Face, facingSun, normalOf, onFace, outline, type Stage } from "./view.ts";

type Faced = { openness?: number; fade?: number; look?: Look };

/** Two screen points across a face, for a gradient: the middle of its first edge and of the opposite one. */
export function across(stage: Stage, face: Face): [Point, Point] {
  const start = stage.view.spot(onFace(face, 0.5, 0));
  const end = stage.view.spot(onFace(face, 0.5, 1));
  return [
    [start.x, start.y],
    [end.x, end.y],
  ];
}

/** A lit face; `fade` darkens it towards its first edge (the foot, by custom of this folder). */
export function panel(
  stage: Stage,
  face: Face,
  base: string,
  { openness = 1, fade = 0.16, look = {} }: Faced = {},
): string {
  const facing = facingSun(stage.light, normalOf(face, stage.view.eye));
  const tone = surface(stage.light, base, facing, openness);
  const [from, to] = across(stage, face);
  const fill = linear(stage.sheet, from, to, [
    [0, darker(tone, fade)],
    [0.5, tone],
    [1, lighter(tone, fade * 0.25)],
  ]);
  return path(outline(stage, face), { fill, stroke: fill, "stroke-width": 0.6, ...look });
}

export const upright = (from: Vec, to: Vec, height: number): Face => [
  from,
  to,
  [to[0], to[1] + height, to[2]],
  [from[0], from[1] + height, from[2]],
];

export const level = (x: number, y: number, z: number, width: number, depth: number): Face => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y, z + depth],
  [x, y, z + depth],
];

export type Box = { at: Vec; size: Vec; turn?: number };

/** The eight corners: four at the foot, then four at the top. */
export function corners({ at, size, turn = 0 }: Box): Vec[] {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const middle: Vec = [at[0] + size[0] / 2, 0, at[2] + size[2] / 2];
  const corner = (x: number, y: number, z: number): Vec => {
    const [dx, dz] = [x - middle[0], z - middle[2]];
    return [middle[0] + dx * cosine - dz * sine, y, middle[2] + dx * sine + dz * cosine];
  };
  const ring = (y: number) => [
    corner(at[0], y, at[2]),
    corner(at[0] + size[0], y, at[2]),
    corner(at[0] + size[0], y, at[2] + size[2]),
    corner(at[0], y, at[2] + size[2]),
  ];
  return [...ring(at[1]), ...ring(at[1] + size[1])];
}

const BOX_FACES = [
  [0, 1, 5, 4],
  [1, 2, 6, 5],
  [2, 3, 7, 6],
  [3, 0, 4, 7],
  [4, 5, 6, 7],
  [1, 0, 3, 2],
] as const;

/** Whether the eye sees the outer side of a face whose corners run anticlockwise when seen from outside. */
export function facesEye(stage: Stage, face: Face): boolean {
  const points = stage.view.shape(face);
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 === (stage.view.upward === 1);
}

/** The faces of a box that the eye sees. */
function seenFaces(stage: Stage, box: Box): Face[] {
  const points = corners(box);
  return BOX_FACES.flatMap((order) => {
    const [a, b, c, d] = order.map((index) => points[index]);
    if (!a || !b || !c || !d) return [];
    const face: Face = [a, b, c, d];
    return facesEye(stage, face) ? [face] : [];
  });
}

export function box(stage: Stage, shape: Box, base: string, faced: Faced = {}): string {
  return seenFaces(stage, shape)
    .map((face) => panel(stage, face, base, faced))
    .join("");
}

/** A box with rounded edges (cushions, tubs): the outline is thickened with round joins. */
export function softBox(stage: Stage, shape: Box, base: string, rounding: number, faced: Faced = {}): string {
  const inset: Box = {
    ...shape,
    at: [shape.at[0] + rounding, shape.at[1] + rounding, shape.at[2] + rounding],
    size: [shape.size[0] - 2 * rounding, shape.size[1] - 2 * rounding, shape.size[2] - 2 * rounding],
  };
  const middle = along(
    inset.at,
    [inset.at[0] + inset.size[0], inset.at[1], inset.at[2] + inset.size[2]],
    0.5,
  );
  const width = stage.view.spot(middle).scale * rounding * 2;
  const round = { "stroke-linejoin": "round", "stroke-width": width };
  return box(stage, inset, base, { ...faced, look: { ...faced.look, ...round } });
}
