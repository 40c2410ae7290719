import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { blur, linear, type Point, path, polygon } from "../paint/svg.ts";
import { outline, type Stage } from "../paint/view.ts";

/** Radius and height, from the foot upwards (metres). */
type Profile = readonly (readonly [radius: number, height: number])[];

const ring = (at: Vec, radius: number, height: number, stretch: number): Vec[] =>
  Array.from({ length: 28 }, (_, index): Vec => {
    const angle = (index / 28) * Math.PI * 2;
    return [at[0] + Math.cos(angle) * radius * stretch, at[1] + height, at[2] + Math.sin(angle) * radius];
  });

type Turned = { at: Vec; profile: Profile; colour: string; inside?: string; stretch?: number };

/** The profile as a curve through its points (Catmull-Rom). */
function smooth(profile: Profile): Profile {
  return profile.flatMap((point, index) => {
    const next = profile[index + 1];
    if (next === undefined) return [point];
    const [before, after] = [profile[index - 1] ?? point, profile[index + 2] ?? next];
    return [0, 0.25, 0.5, 0.75].map((t) => {
      const curve = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      const radius = curve(before[0], point[0], next[0], after[0]);
      return [Math.max(0.004, radius), point[1] + (next[1] - point[1]) * t] as const;
    });
  });
}

/** A turned thing (vase, bowl, stool, tub): rounded by a gradient from the light's side, its mouth open or closed. */
export function turned(stage: Stage, { at, profile, colour, inside, stretch = 1 }: Turned): string {
  const rings = smooth(profile).map(([radius, height]) =>
    stage.view.shape(ring(at, radius, height, stretch)),
  );
  const side = (pick: (points: Point[]) => Point | undefined) =>
    rings.flatMap((points) => pick(points) ?? []);
  const least = (points: Point[]) =>
    points.reduce((best, point) => (point[0] < best[0] ? point : best), points[0] ?? [0, 0]);
  const most = (points: Point[]) =>
    points.reduce((best, point) => (point[0] > best[0] ? point : best), points[0] ?? [0, 0]);
  const pairs = (pick: (points: Point[]) => Point) => side((points) => pick(points)).length;
  if (pairs(least) === 0) return "";
  const [left, right] = [rings.map(least), rings.map(most)];
  const foot = rings[0] ?? [];
  const top = rings.at(-1) ?? [];
  const edgeLeft = Math.min(...left.map(([x]) => x));
  const edgeRight = Math.max(...right.map(([x]) => x));
  const fromRight = stage.light.toSun[0] > 0;
  const [bright, dark] = [
    lighter(surface(stage.light, colour, 0.75), 0.1),
    darker(surface(stage.light, colour, 0.05), 0.18),
  ];
  const middle = surface(stage.light, colour, 0.45);
  const fill = linear(
    stage.sheet,
    [edgeLeft, 0],
    [edgeRight, 0],
    fromRight
      ? [
          [0, dark],
          [0.6, middle],
          [0.85, bright],
          [1, middle],
        ]
      : [
          [0, middle],
          [0.15, bright],
          [0.4, middle],
          [1, dark],
        ],
  );
  const mouth = polygon(top);
  const mouthTone = inside === undefined ? lighter(middle, 0.16) : surface(stage.light, inside, 0.15);
  return (
    path(polygon([...left, ...right.toReversed()]), { fill }) +
    path(polygon(foot), { fill }) +
    path(mouth, { fill: mouthTone, stroke: lighter(middle, 0.12), "stroke-width": 1.2 })
  );
}

/** The shadow under a turned thing. */
export const turnedShade = (stage: Stage, at: Vec, radius: number, opacity = 0.4, stretch = 1) =>
  path(outline(stage, ring(at, radius, 0.003, stretch)), {
    fill: "#1d1a22",
    opacity,
    filter: blur(stage.sheet, 7),
  });

export const JAR: Profile = [
  [0.11, 0],
  [0.17, 0.08],
  [0.2, 0.2],
  [0.17, 0.34],
  [0.09, 0.42],
  [0.1, 0.46],
];

export const BOTTLE: Profile = [
  [0.04, 0],
  [0.045, 0.15],
  [0.04, 0.18],
  [0.015, 0.22],
  [0.017, 0.28],
];

export const BOWL: Profile = [
  [0.06, 0],
  [0.13, 0.05],
  [0.17, 0.11],
];

export const POT: Profile = [
  [0.15, 0],
  [0.2, 0.2],
  [0.23, 0.4],
];

export const CUP: Profile = [
  [0.03, 0],
  [0.038, 0.04],
  [0.04, 0.09],
];

export const STOOL: Profile = [
  [0.15, 0],
  [0.12, 0.2],
  [0.17, 0.42],
  [0.18, 0.45],
];

export const scaled = (profile: Profile, factor: number): Profile =>
  profile.map(([radius, height]) => [radius * factor, height * factor] as const);
