import type { Light, Vec } from "../paint/palette.ts";
import { across, level, upright } from "../paint/solids.ts";
import { blur, linear, type Point, path } from "../paint/svg.ts";
import { boards, plaster } from "../paint/texture.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";

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
