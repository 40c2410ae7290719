import { bar } from "./architecture.ts";
import { darker, lighter, mix } from "./colour.ts";
import { type Light, surface, type Vec } from "./palette.ts";
import { across, level, panel, upright } from "./solids.ts";
import { blur, clipped, linear, type Point, path } from "./svg.ts";
import { boards, plaster } from "./texture.ts";
import { along, type Face, onFace, outline, type Stage } from "./view.ts";

/** The light inside: what comes through the openings by day, warm lamps by night. */
export function indoors(stage: Stage, toSun: Vec): Stage {
  const { light } = stage;
  const day = !light.lampsOn;
  const inner: Light = {
    ...light,
    toSun,
    key: day ? [light.key[0] * 0.62, light.key[1] * 0.62, light.key[2] * 0.62] : [0.34, 0.23, 0.13],
    ambient: day
      ? [0.56 + light.ambient[0] * 0.25, 0.54 + light.ambient[1] * 0.24, 0.5 + light.ambient[2] * 0.22]
      : [0.36, 0.25, 0.18],
    haze: day ? light.haze : "#8a5a3a",
  };
  return { ...stage, light: inner };
}

export type Room = { left: number; right: number; near: number; far: number; height: number };

export type Shell = { back: Face; leftWall: Face; rightWall: Face; floor: Face; ceiling: Face };

export function shellOf({ left, right, near, far, height }: Room): Shell {
  return {
    back: upright([left, 0, far], [right, 0, far], height),
    leftWall: upright([left, 0, near], [left, 0, far], height),
    rightWall: upright([right, 0, far], [right, 0, near], height),
    floor: level(left, 0, near, right - left, far - near),
    ceiling: level(left, height, near, right - left, far - near),
  };
}

/** Three limewashed walls with light falling off away from the bright side. */
export function walls(
  stage: Stage,
  shell: Shell,
  colours: readonly [left: string, back: string, right: string],
): string {
  return (
    plaster(stage, shell.leftWall, colours[0], 0.12) +
    plaster(stage, shell.rightWall, colours[2], 0.12) +
    plaster(stage, shell.back, colours[1], 0.1) +
    rimShade(stage, shell)
  );
}

/** The soft dark where walls, floor and ceiling meet. */
function rimShade(stage: Stage, shell: Shell): string {
  const { back } = shell;
  const strips = [
    [onFace(back, 0, 0), onFace(back, 0.05, 0), onFace(back, 0.05, 1), onFace(back, 0, 1)],
    [onFace(back, 0.95, 0), onFace(back, 1, 0), onFace(back, 1, 1), onFace(back, 0.95, 1)],
    [onFace(back, 0, 0.94), onFace(back, 1, 0.94), onFace(back, 1, 1), onFace(back, 0, 1)],
  ];
  const d = strips.map((strip) => outline(stage, strip)).join("");
  return path(d, {
    fill: "#3b2c28",
    opacity: 0.2,
    filter: blur(stage.sheet, 14),
    style: "mix-blend-mode:multiply",
  });
}

/** Darkens a face towards its end (u = 1) or its start. */
export function falloff(stage: Stage, face: Face, opacity: number, towardsEnd = true): string {
  const [a, b] = [stage.view.spot(onFace(face, 0, 0.5)), stage.view.spot(onFace(face, 1, 0.5))];
  const [from, to]: [Point, Point] = towardsEnd
    ? [
        [a.x, a.y],
        [b.x, b.y],
      ]
    : [
        [b.x, b.y],
        [a.x, a.y],
      ];
  const fill = linear(stage.sheet, from, to, [
    [0, "#33262a", 0],
    [1, "#33262a", opacity],
  ]);
  return path(outline(stage, face), { fill, style: "mix-blend-mode:multiply" });
}

/** An opening with the outside seen through it, framed in teak; the outside is drawn under the sky's own light. */
export function opening(stage: Stage, face: Face, outside: string, panes: number, frame = "#7a5333"): string {
  const posts = Array.from({ length: panes + 1 }, (_, index) =>
    bar(stage, onFace(face, index / panes, 0), onFace(face, index / panes, 1), 0.07, frame),
  );
  const rails = [0, 1].map((v) => bar(stage, onFace(face, 0, v), onFace(face, 1, v), 0.08, frame));
  return clipped(stage.sheet, outline(stage, face), outside) + posts.join("") + rails.join("");
}

/** The brightness around an opening by day. */
export function daylight(stage: Stage, face: Face, spread = 34, opacity = 0.35): string {
  if (stage.light.lampsOn) return "";
  return path(outline(stage, face), {
    fill: stage.light.sun,
    opacity,
    filter: blur(stage.sheet, spread),
    style: "mix-blend-mode:screen",
  });
}

/** Sun through an opening, laid on the floor (y = 0) along the direction the light falls. */
export function sunPatch(stage: Stage, face: Face, fall: Vec, panes: number, opacity = 0.55): string {
  const onFloor = ([x, y, z]: Vec): Vec => [
    x + fall[0] * (y / -fall[1]),
    0.004,
    z + fall[2] * (y / -fall[1]),
  ];
  const pieces = Array.from({ length: panes }, (_, index) => {
    const [u0, u1] = [(index + 0.06) / panes, (index + 0.94) / panes];
    return outline(
      stage,
      [onFace(face, u0, 0.02), onFace(face, u1, 0.02), onFace(face, u1, 1), onFace(face, u0, 1)].map(onFloor),
    );
  });
  return (
    path(pieces.join(""), {
      fill: mix(stage.light.sun, "#ffe2b0", 0.4),
      opacity,
      filter: blur(stage.sheet, 3),
      style: "mix-blend-mode:soft-light",
    }) +
    path(pieces.join(""), { fill: stage.light.sun, opacity: opacity * 0.35, filter: blur(stage.sheet, 3) })
  );
}

/** A boarded ceiling open to the ridge: two slopes, rafters and a ridge beam running away from the eye. */
export function pitchedCeiling(
  stage: Stage,
  room: Room,
  rise: number,
  colour = "#a37a50",
  rafters = 9,
): string {
  const { left, right, near, far, height } = room;
  const middle = (left + right) / 2;
  const top = height + rise;
  const slopes: Face[] = [
    [
      [left, height, near],
      [left, height, far],
      [middle, top, far],
      [middle, top, near],
    ],
    [
      [right, height, far],
      [right, height, near],
      [middle, top, near],
      [middle, top, far],
    ],
  ];
  const boarded = slopes
    .map((slope) => boards(stage, [slope[0], slope[3], slope[2], slope[1]], colour, 16, 0.1))
    .join("");
  const beams = Array.from({ length: rafters }, (_, index) => {
    const z = near + ((far - near) * (rafters - index - 0.5)) / rafters;
    return (
      bar(stage, [left, height, z], [middle, top, z], 0.1, "#6f4c30") +
      bar(stage, [right, height, z], [middle, top, z], 0.1, "#6f4c30")
    );
  });
  const gable = path(
    outline(stage, [
      [left, height, far],
      [right, height, far],
      [middle, top, far],
    ]),
    { fill: surface(stage.light, "#d9c9b2", 0.3) },
  );
  return (
    gable +
    boarded +
    beams.join("") +
    bar(stage, [middle, top, near + 0.6], [middle, top, far], 0.16, "#5c3f29")
  );
}

/** A flat ceiling of boards and cross beams. */
export function beamCeiling(stage: Stage, shell: Shell, colour: string, beams: number): string {
  const drawn = Array.from({ length: beams }, (_, index) => {
    const v = 1 - (index + 0.5) / beams;
    const [from, to] = [onFace(shell.ceiling, 0, v), onFace(shell.ceiling, 1, v)];
    const low = (point: Vec): Vec => [point[0], point[1] - 0.16, point[2]];
    return panel(stage, [low(from), low(to), to, from], "#74512f", { fade: 0.25 });
  });
  return boards(stage, shell.ceiling, colour, 26, 0.08) + drawn.join("");
}

/** Wooden floor with a long reflection of the bright side. */
export function plankFloor(stage: Stage, shell: Shell, colour = "#a67a4e", count = 26): string {
  const [from, to] = across(stage, shell.floor);
  const gloss = linear(stage.sheet, from, to, [
    [0, stage.light.sun, 0],
    [1, stage.light.sun, 0.28],
  ]);
  return (
    boards(stage, shell.floor, colour, count, 0.13) +
    path(outline(stage, shell.floor), { fill: gloss, style: "mix-blend-mode:screen" })
  );
}

/** Hanging cloth in folds: thin curtains let the light through. */
export function curtain(stage: Stage, face: Face, folds: number, colour: string, opacity = 0.92): string {
  const tone = surface(stage.light, colour, 0.6);
  const strips = Array.from({ length: folds }, (_, index) => {
    const [u0, u1] = [index / folds, (index + 1) / folds];
    const sway = stage.random.between(-0.3, 0.3) / folds;
    const [a, b] = [stage.view.spot(onFace(face, u0, 0.5)), stage.view.spot(onFace(face, u1, 0.5))];
    const fill = linear(
      stage.sheet,
      [a.x, a.y],
      [b.x + 0.01, b.y],
      [
        [0, darker(tone, 0.24)],
        [0.45, lighter(tone, 0.25)],
        [1, darker(tone, 0.12)],
      ],
    );
    return path(
      outline(stage, [
        onFace(face, u0 + sway, 0),
        onFace(face, u1 + sway, 0.003),
        onFace(face, u1, 1),
        onFace(face, u0, 1),
      ]),
      { fill, opacity },
    );
  });
  const rod = bar(
    stage,
    along(onFace(face, 0, 1), onFace(face, 1, 1), -0.05),
    along(onFace(face, 0, 1), onFace(face, 1, 1), 1.05),
    0.03,
    "#4c3524",
  );
  return strips.join("") + rod;
}
