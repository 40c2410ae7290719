import { darker, lighter, mix } from "./colour.ts";
import { surface, type Vec } from "./palette.ts";
import { across, box, corners, panel, shadow, upright } from "./solids.ts";
import {
  blur,
  clipped,
  ellipse,
  glow,
  group,
  linear,
  type Point,
  path,
  polyline,
  radial,
  short,
} from "./svg.ts";
import { boards, masonry, plaster } from "./texture.ts";
import { along, type Face, onFace, outline, type Stage } from "./view.ts";

/** A part of a wall, given as shares of its width and height. */
export const part = (wall: Face, u0: number, u1: number, v0: number, v1: number): Face => [
  onFace(wall, u0, v0),
  onFace(wall, u1, v0),
  onFace(wall, u1, v1),
  onFace(wall, u0, v1),
];

/** Glass doors or windows: a lit room at night, sky mirrored by day, teak frames. */
export function glazing(stage: Stage, face: Face, panes: number, frame = "#6b4a2f"): string {
  const { light, sheet } = stage;
  const inside = light.lampsOn ? litRoom(stage, face) : dayGlass(stage, face);
  const posts = Array.from({ length: panes + 1 }, (_, index) =>
    bar(stage, onFace(face, index / panes, 0), onFace(face, index / panes, 1), 0.07, frame),
  );
  const rails = [0, 1].map((v) => bar(stage, onFace(face, 0, v), onFace(face, 1, v), 0.08, frame));
  const spill = light.lampsOn ? spillOf(stage, face) : "";
  return clipped(sheet, outline(stage, face), inside) + posts.join("") + rails.join("") + spill;
}

function litRoom(stage: Stage, face: Face): string {
  const { sheet, random } = stage;
  const [from, to] = across(stage, face);
  const fill = linear(sheet, from, to, [
    [0, "#c97b38"],
    [0.45, "#f2b866"],
    [1, "#ffe3ac"],
  ]);
  const height = Math.abs(to[1] - from[1]);
  const furniture = Array.from({ length: 3 }, () => {
    const u = random.between(0.1, 0.85);
    return path(outline(stage, part(face, u, u + random.between(0.06, 0.16), 0, random.between(0.2, 0.42))), {
      fill: "#7a4522",
      opacity: 0.5,
    });
  });
  const lamp = stage.view.spot(onFace(face, random.between(0.3, 0.7), 0.72));
  return (
    path(outline(stage, face), { fill }) +
    furniture.join("") +
    glow(sheet, [lamp.x, lamp.y], height * 0.7, "#fff3cf", 0.9)
  );
}

function spillOf(stage: Stage, face: Face): string {
  const spot = stage.view.spot(onFace(face, 0.5, 0.4));
  const reach = Math.hypot(face[1][0] - face[0][0], face[1][2] - face[0][2]) * spot.scale * 0.75;
  return glow(stage.sheet, [spot.x, spot.y], Math.max(reach, spot.scale * 1.6), "#ffb765", 0.42);
}

function dayGlass(stage: Stage, face: Face): string {
  const { light, sheet } = stage;
  const [from, to] = across(stage, face);
  const fill = linear(sheet, from, to, [
    [0, mix(surface(light, "#2f3a36", 0.2), "#20302c", 0.4)],
    [0.55, surface(light, "#3f4a42", 0.3)],
    [1, mix(light.sky[1], "#4a5a58", 0.55)],
  ]);
  const curtain = path(
    outline(stage, part(face, 0.03, 0.2, 0, 0.97)) + outline(stage, part(face, 0.82, 0.97, 0, 0.97)),
    { fill: surface(light, "#e9dfcc", 0.3), opacity: 0.75 },
  );
  const shine = path(
    outline(stage, [
      onFace(face, 0.3, 0),
      onFace(face, 0.48, 0),
      onFace(face, 0.78, 1),
      onFace(face, 0.56, 1),
    ]),
    { fill: light.sky[2], opacity: 0.22 },
  );
  return path(outline(stage, face), { fill }) + curtain + shine;
}

/** A timber between two points, as wide as given in metres. */
export function bar(stage: Stage, from: Vec, to: Vec, width: number, colour: string, facing = 0.45): string {
  const [a, b] = [stage.view.spot(from), stage.view.spot(to)];
  const tone = surface(stage.light, colour, facing);
  const line = polyline([
    [a.x, a.y],
    [b.x, b.y],
  ]);
  const scale = (a.scale + b.scale) / 2;
  return (
    path(line, { stroke: darker(tone, 0.25), "stroke-width": width * scale, fill: "none" }) +
    path(line, {
      stroke: lighter(tone, 0.1),
      "stroke-width": width * scale * 0.5,
      fill: "none",
      transform: `translate(${short(-width * scale * 0.12 * Math.sign(-stage.light.toSun[0]))} 0)`,
    })
  );
}

/** A round or square post standing on the ground. */
export const post = (stage: Stage, at: Vec, height: number, width = 0.2, colour = "#7a5637") =>
  box(stage, { at: [at[0] - width / 2, at[1], at[2] - width / 2], size: [width, height, width] }, colour, {
    fade: 0.25,
  });

/** A house block with limewashed walls: front and the side that is seen. */
export function block(
  stage: Stage,
  at: Vec,
  size: Vec,
  colour: string,
): { body: string; front: Face; left: Face; right: Face } {
  const [x, y, z] = at;
  const [width, height, depth] = size;
  const front = upright([x, y, z], [x + width, y, z], height);
  const left = upright([x, y, z + depth], [x, y, z], height);
  const right = upright([x + width, y, z], [x + width, y, z + depth], height);
  const side =
    stage.view.eye[0] < x
      ? plaster(stage, left, colour)
      : stage.view.eye[0] > x + width
        ? plaster(stage, right, colour)
        : "";
  return { body: side + plaster(stage, front, colour), front, left, right };
}

/** Outer profile of a split gate's half: share of the width left above each share of the height. */
const GATE_STEPS = [
  [1, 0],
  [0.93, 0.13],
  [0.8, 0.25],
  [0.72, 0.34],
  [0.6, 0.43],
  [0.52, 0.51],
  [0.43, 0.59],
  [0.36, 0.66],
  [0.28, 0.73],
  [0.21, 0.8],
  [0.14, 0.87],
  [0.08, 0.93],
] as const;

/** A split gate (candi bentar): two stepped halves that mirror each other across the way. */
export function splitGate(stage: Stage, at: Vec, height: number, gap: number, colour = "#9a6a4c"): string {
  const side = (sign: 1 | -1) =>
    GATE_STEPS.map(([share, from], index) => {
      const tall = ((GATE_STEPS[index + 1]?.[1] ?? 1) - from) * height;
      const width = share * height * 0.4;
      const x = sign === 1 ? at[0] + gap / 2 : at[0] - gap / 2 - width;
      const foot: Vec = [x, at[1] + from * height, at[2] - 0.45];
      const front = upright(foot, [x + width, foot[1], foot[2]], tall);
      const ledge = {
        at: [x - (sign === 1 ? 0 : 0.07), foot[1] + tall - 0.07, foot[2] - 0.06] as const,
        size: [width + 0.07, 0.08, 0.98] as const,
      };
      const bricks = masonry(
        stage,
        front,
        colour,
        Math.max(2, Math.round(tall * 8)),
        Math.max(1, Math.round(width * 4)),
      );
      return (
        box(stage, { at: foot, size: [width, tall, 0.9] }, darker(colour, 0.12)) +
        bricks +
        box(stage, ledge, "#a59b8b")
      );
    });
  const foot = {
    at: [at[0] - gap / 2 - height * 0.4, at[1], at[2]] as const,
    size: [gap + height * 0.8, height * 0.7, 0.5] as const,
  };
  return shadow(stage, corners(foot), at[1], 0.3, 5) + side(-1).join("") + side(1).join("");
}

/** A hanging rattan lamp: a woven bell, lit from inside when lamps are on. */
export function rattanLamp(
  stage: Stage,
  hook: Vec,
  drop: number,
  size: number,
  litUp = stage.light.lampsOn,
): string {
  const { sheet, light, view } = stage;
  const top = view.spot(hook);
  const y = top.y + view.upward * drop * top.scale;
  const [w, h] = [size * top.scale * 0.5, size * top.scale * 0.62];
  const bell = `M${short(top.x - w * 0.22)} ${short(y)}C${short(top.x - w * 0.7)} ${short(y + h * 0.15)} ${short(top.x - w)} ${short(y + h * 0.55)} ${short(top.x - w)} ${short(y + h)}H${short(top.x + w)}C${short(top.x + w)} ${short(y + h * 0.55)} ${short(top.x + w * 0.7)} ${short(y + h * 0.15)} ${short(top.x + w * 0.22)} ${short(y)}Z`;
  const straw = litUp ? "#e9a95a" : surface(light, "#c79d66", 0.5);
  const fill = radial(
    sheet,
    [top.x, y + h * 0.75],
    w * 1.3,
    litUp
      ? [
          [0, "#fff1c4"],
          [0.5, "#f7c377"],
          [1, "#a86a2e"],
        ]
      : [
          [0, lighter(straw, 0.25)],
          [1, darker(straw, 0.3)],
        ],
  );
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const share = (index / 10) * 2 - 1;
    return `M${short(top.x + share * w * 0.22)} ${short(y)}Q${short(top.x + share * w * 0.85)} ${short(y + h * 0.3)} ${short(top.x + share * w)} ${short(y + h)}`;
  });
  const hoops = [0.25, 0.5, 0.75, 1].map((share) =>
    ellipse([top.x, y + h * share], w * (0.3 + 0.7 * share ** 0.7), w * 0.1, { fill: "none" }),
  );
  const weave = group(path(ribs.join(""), { fill: "none" }) + hoops.join(""), {
    stroke: litUp ? "#7d4a1c" : darker(straw, 0.4),
    "stroke-width": Math.max(0.8, w * 0.028),
    opacity: 0.65,
  });
  const cord = path(`M${short(top.x)} ${short(top.y)}V${short(y)}`, {
    stroke: "#2b231d",
    "stroke-width": Math.max(1, w * 0.035),
    fill: "none",
  });
  const light0 = litUp ? glow(sheet, [top.x, y + h * 0.8], w * 4.2, "#ffc27a", 0.55) : "";
  return cord + path(bell, { fill }) + weave + light0;
}

/** A stone lantern or garden light on the ground. */
export function gardenLamp(stage: Stage, at: Vec, height = 0.5): string {
  const spot = stage.view.spot([at[0], at[1] + height, at[2]]);
  const body = box(stage, { at: [at[0] - 0.09, at[1], at[2] - 0.09], size: [0.18, height, 0.18] }, "#7d766a");
  if (!stage.light.lampsOn) return body;
  return (
    body +
    ellipse([spot.x, spot.y], spot.scale * 0.07, spot.scale * 0.07, { fill: "#fff0c2" }) +
    glow(stage.sheet, [spot.x, spot.y], spot.scale * 1.3, "#ffbf70", 0.6)
  );
}

/** A low boundary wall with a coping. */
export function gardenWall(
  stage: Stage,
  from: Vec,
  to: Vec,
  height: number,
  colour: string,
  coping = "#8b8478",
): string {
  const wall = upright(from, to, height);
  const top = upright([from[0], from[1] + height, from[2]], [to[0], to[1] + height, to[2]], 0.12);
  return plaster(stage, wall, colour, 0.2) + panel(stage, top, coping);
}

/** Open timber pavilion (bale): plinth, posts, a deck; the roof is drawn by the caller. */
export function bale(stage: Stage, at: Vec, width: number, depth: number, height: number): string {
  const [x, y, z] = at;
  const deck =
    box(stage, { at: [x, y, z], size: [width, 0.45, depth] }, "#8a857b") +
    boards(
      stage,
      [
        [x, y + 0.46, z],
        [x + width, y + 0.46, z],
        [x + width, y + 0.46, z + depth],
        [x, y + 0.46, z + depth],
      ],
      "#94683f",
      16,
    );
  const inset = 0.15;
  const feet: Vec[] = [
    [x + inset, y + 0.46, z + depth - inset],
    [x + width - inset, y + 0.46, z + depth - inset],
    [x + inset, y + 0.46, z + inset],
    [x + width - inset, y + 0.46, z + inset],
  ];
  return deck + feet.map((foot) => post(stage, foot, height - 0.46, 0.16)).join("");
}

/** Steps up to a terrace. */
export const steps = (stage: Stage, at: Vec, width: number, count: number, colour = "#a49b8c") =>
  Array.from({ length: count }, (_, index) =>
    box(stage, { at: [at[0], at[1], at[2] + index * 0.35], size: [width, 0.16 * (index + 1), 0.4] }, colour, {
      fade: 0.25,
    }),
  )
    .toReversed()
    .join("");

/** Stepping stones from one point to another. */
export function stones(stage: Stage, from: Vec, to: Vec, count: number, colour = "#9c968a"): string {
  const drawn = Array.from({ length: count }, (_, index) => {
    const [x, y, z] = along(from, to, index / (count - 1));
    const shift = Math.sin(index * 1.3) * 0.18;
    return box(
      stage,
      { at: [x - 0.55 + shift, y, z - 0.22], size: [1.1, 0.05, 0.46], turn: stage.random.between(-0.1, 0.1) },
      colour,
      { fade: 0.1 },
    );
  });
  return drawn.toReversed().join("");
}

/** A soft pool of lamplight on a surface. */
export const lampPool = (stage: Stage, at: Vec, radius: number, opacity = 0.5): string => {
  const spot = stage.view.spot(at);
  const centre: Point = [spot.x, spot.y];
  const fill = radial(stage.sheet, centre, radius * spot.scale, [
    [0, "#ffc27a", opacity],
    [1, "#ffc27a", 0],
  ]);
  return group(ellipse(centre, radius * spot.scale, radius * spot.scale * 0.35, { fill }), {
    style: "mix-blend-mode:screen",
    filter: blur(stage.sheet, 4),
  });
};
