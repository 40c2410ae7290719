import type { Light, Vec } from "./palette.ts";
import type { Random } from "./random.ts";
import { type Point, polygon, type Sheet } from "./svg.ts";

/** Where the eye stands (metres), where it looks (radians to the right), and the lens (pixels). */
export type Camera = { eye: Vec; yaw: number; focal: number; horizon: number };

type Spot = { x: number; y: number; scale: number; depth: number };

type View = {
  eye: Vec;
  horizon: number;
  upward: 1 | -1;
  spot: (point: Vec) => Spot;
  shape: (points: readonly Vec[]) => Point[];
};

/** All that a drawing function needs to place things in one picture. */
export type Stage = { sheet: Sheet; random: Random; light: Light; view: View };

const NEAR = 0.15;

/** A lens with straight verticals, as architecture is photographed: the horizon is shifted, not tilted. */
export function viewFrom(sheet: Sheet, camera: Camera, mirrorLevel: number | null = null): View {
  const sine = Math.sin(camera.yaw);
  const cosine = Math.cos(camera.yaw);
  const turned = (point: Vec): Vec => {
    const height = mirrorLevel === null ? point[1] : 2 * mirrorLevel - point[1];
    const [x, z] = [point[0] - camera.eye[0], point[2] - camera.eye[2]];
    return [x * cosine - z * sine, height - camera.eye[1], x * sine + z * cosine];
  };
  const flat = ([x, y, z]: Vec): Point => [
    sheet.width / 2 + (camera.focal * x) / z,
    camera.horizon - (camera.focal * y) / z,
  ];
  return {
    eye: camera.eye,
    horizon: camera.horizon,
    upward: mirrorLevel === null ? 1 : -1,
    spot: (point) => {
      const [x, y, z] = turned(point);
      const depth = Math.max(z, NEAR);
      const [left, top] = flat([x, y, depth]);
      return { x: left, y: top, scale: camera.focal / depth, depth };
    },
    shape: (points) => nearClipped(points.map(turned)).map(flat),
  };
}

function nearClipped(points: readonly Vec[]): Vec[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const crossing = before[2] >= NEAR !== point[2] >= NEAR;
    const share = (NEAR - before[2]) / (point[2] - before[2]);
    const cut: Vec = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
      NEAR,
    ];
    return [...(crossing ? [cut] : []), ...(point[2] >= NEAR ? [point] : [])];
  });
}

export const outline = (stage: Stage, points: readonly Vec[]) => polygon(stage.view.shape(points));

export const along = (from: Vec, to: Vec, share: number): Vec => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** A point on a four-cornered face; u runs along its first edge, v along its last. */
export const onFace = (face: Face, u: number, v: number): Vec =>
  along(along(face[0], face[1], u), along(face[3], face[2], u), v);

export type Face = readonly [Vec, Vec, Vec, Vec];

/** Unit normal of a face, turned towards the eye. */
export function normalOf(face: Face, eye: Vec): Vec {
  const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [p, q] = [minus(face[1], face[0]), minus(face[3], face[0])];
  const cross: Vec = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const size = Math.hypot(...cross) * (dot(cross, minus(eye, face[0])) < 0 ? -1 : 1) || 1;
  return [cross[0] / size, cross[1] / size, cross[2] / size];
}

export const facingSun = (light: Light, [x, y, z]: Vec) =>
  Math.max(0, x * light.toSun[0] + y * light.toSun[1] + z * light.toSun[2]);
