import { part, rattanLamp } from "../architecture.ts";
import { gardenBackdrop, jungleBackdrop, riceBackdrop, seaBackdrop } from "../backdrops.ts";
import { framed, net, potted, rug, tableLamp } from "../decor.ts";
import { type Bed, bed, rattanChair, table } from "../furniture.ts";
import { STOOL, turned, turnedShade } from "../lathe.ts";
import type { Picture, Scene } from "../picture.ts";
import {
  beamCeiling,
  curtain,
  daylight,
  falloff,
  indoors,
  opening,
  pitchedCeiling,
  plankFloor,
  type Room,
  shellOf,
  sunPatch,
  walls,
} from "../rooms.ts";
import { panel } from "../solids.ts";
import { dappled, finish, masonry, terrazzo } from "../texture.ts";
import { outline } from "../view.ts";

const linen: Pick<Bed, "linen" | "cushions"> = { linen: "#f4eee3", cushions: ["#f6f1e7", "#e9dfcf"] };

/** Full-width garden doors on the left, teak floor, net over the bed. */
const gardenDoors: Scene = (outer) => {
  const room: Room = { left: -3, right: 2.9, near: 0.2, far: 5.6, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.8, 0.5, -0.2]);
  const doors = part(shell.leftWall, 0.3, 0.96, 0, 0.88);
  return [
    walls(stage, shell, ["#efe6d8", "#eadfce", "#e2d5c2"]),
    pitchedCeiling(stage, room, 1.3),
    plankFloor(stage, shell),
    opening(stage, doors, gardenBackdrop()(outer), 4),
    daylight(stage, doors),
    sunPatch(stage, doors, [0.9, -1, -0.1], 4, 0.8),
    falloff(stage, shell.rightWall, 0.3, false),
    framed(stage, part(shell.rightWall, 0.3, 0.55, 0.45, 0.75), ["#efe3cd", "#d98b5a", "#6d8064", "#a9b39a"]),
    rug(stage, -1.9, 1.8, 3.9, 2.2, "#d9c7a8", "#a8643f"),
    bed(stage, { x: -0.75, z: 3.1, width: 2, length: 2.3, ...linen, throwOver: "#b5673f", head: "#8a5f3a" }),
    net(stage, -0.75, 3.1, 2, 2.3, 3.1),
    table(stage, 1.5, 4.7, 0.55, 0.5, 0.55, "#9a6d43"),
    tableLamp(stage, [1.77, 0.55, 4.95], 0.55),
    potted(stage, { at: [2.3, 0, 3.4], height: 1.3, kind: "monstera", pot: "#b9805a" }),
    rattanLamp(stage, [-1.6, 3.4, 4.6], 0.7, 0.55),
    curtain(stage, part(shell.leftWall, 0.84, 0.97, 0, 0.92), 5, "#f3ead9"),
    finish(outer, [120, 340], 0.3),
  ].join("");
};

/** The sea straight ahead through a wall of glass at sundown. */
const seaFront: Scene = (outer) => {
  const room: Room = { left: -3.2, right: 3.2, near: 0.2, far: 6.2, height: 2.9 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.3, 0.5, 0.6]);
  const glass = part(shell.back, 0.05, 0.95, 0, 0.92);
  return [
    walls(stage, shell, ["#e9dccb", "#e9dccb", "#dccab4"]),
    beamCeiling(stage, shell, "#a57e55", 7),
    terrazzo(stage, shell.floor, "#d9cfbf", 900),
    opening(stage, glass, seaBackdrop([690, 330])(outer), 5),
    daylight(stage, glass, 40, 0.25),
    sunPatch(stage, glass, [-0.25, -1, -0.9], 5, 0.9),
    curtain(stage, part(shell.back, 0, 0.12, 0, 0.95), 6, "#f1e4d2"),
    curtain(stage, part(shell.back, 0.88, 1, 0, 0.95), 6, "#f1e4d2"),
    falloff(stage, shell.leftWall, 0.4, false),
    falloff(stage, shell.rightWall, 0.4, true),
    bed(stage, { x: -2.7, z: 2.7, width: 1.9, length: 2.2, ...linen, throwOver: "#3f6f73", head: "#a9794c" }),
    rug(stage, 0.2, 2.3, 2.4, 1.6, "#cdb796", "#7c5a3f"),
    rattanChair(stage, 1.2, 3.3),
    turnedShade(stage, [0.75, 0, 3.4], 0.25),
    turned(stage, { at: [0.75, 0, 3.4], profile: STOOL, colour: "#a97950" }),
    potted(stage, { at: [2.7, 0, 4.9], height: 1.5, kind: "banana", pot: "#7d7a72" }),
    rattanLamp(stage, [-1.7, 2.9, 4], 0.5, 0.6),
    finish(outer, [690, 330], 0.34),
  ].join("");
};

/** Night, lamps on, a dark limewash wall behind the bed. */
const lampLit: Scene = (outer) => {
  const room: Room = { left: -3, right: 3, near: 0.2, far: 5.4, height: 2.9 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.1, 0.9, -0.4]);
  const window = part(shell.rightWall, 0.15, 0.6, 0.25, 0.85);
  return [
    walls(stage, shell, ["#c98f66", "#b3714a", "#c18660"]),
    beamCeiling(stage, shell, "#7d5838", 6),
    plankFloor(stage, shell, "#8a6040"),
    opening(stage, window, jungleBackdrop([1010, 180])(outer), 2),
    rug(stage, -1.9, 1.7, 3.8, 2, "#c9a883", "#6f3f2c"),
    bed(stage, {
      x: -1,
      z: 2.9,
      width: 2,
      length: 2.3,
      linen: "#f0e3d0",
      cushions: ["#f0e3d0", "#d9b48c"],
      throwOver: "#5d6b4f",
      head: "#6d4a30",
    }),
    table(stage, -1.85, 4.5, 0.55, 0.5, 0.5, "#7d5536"),
    tableLamp(stage, [-1.57, 0.5, 4.75], 0.6),
    table(stage, 1.3, 4.5, 0.55, 0.5, 0.5, "#7d5536"),
    tableLamp(stage, [1.57, 0.5, 4.75], 0.6),
    framed(stage, part(shell.back, 0.38, 0.62, 0.55, 0.82), ["#e9d2b0", "#c4623a", "#5d4634", "#a5764f"]),
    potted(stage, { at: [-2.4, 0, 3.5], height: 1.4, kind: "fern", pot: "#4f4640" }),
    rattanLamp(stage, [0, 2.9, 3.4], 0.35, 0.7),
    finish(stage, [600, 420], 0.2),
  ].join("");
};

/** Whitewashed loft in blue morning light, a low bed beside a rice-field window. */
const morningLoft: Scene = (outer) => {
  const room: Room = { left: -2.6, right: 3.4, near: 0.2, far: 5.2, height: 2.3 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.7, 0.5, -0.1]);
  const window = part(shell.back, 0.5, 0.94, 0.24, 0.98);
  return [
    walls(stage, shell, ["#e6e6e4", "#eceae4", "#e0ddd6"]),
    pitchedCeiling(stage, room, 1.9, "#d9cbb4", 7),
    plankFloor(stage, shell, "#c3a27b", 20),
    opening(stage, window, riceBackdrop(null, [860, 210])(outer), 3, "#c7b391"),
    daylight(stage, window, 44, 0.4),
    falloff(stage, shell.leftWall, 0.25, false),
    bed(stage, {
      x: -2,
      z: 2.5,
      width: 1.9,
      length: 2.4,
      ...linen,
      throwOver: "#7f93a3",
      head: "#d2bb97",
      wood: "#cbb089",
    }),
    rug(stage, 0.3, 2, 2.2, 1.6, "#e6ddcb", "#7c8f99"),
    turnedShade(stage, [1.2, 0, 3.2], 0.3),
    turned(stage, { at: [1.2, 0, 3.2], profile: STOOL, colour: "#d3b98f" }),
    potted(stage, { at: [2.7, 0, 4], height: 1.2, kind: "snake", pot: "#e5dccb" }),
    potted(stage, { at: [0.1, 0, 4.8], height: 1, kind: "fern", pot: "#a9b2ae", size: 0.8 }),
    rattanLamp(stage, [-1, 3.2, 3.6], 0.8, 0.75),
    finish(outer, [950, 260], 0.3),
  ].join("");
};

/** Stone wall and jungle, seen from the corner of the room. */
const stoneWall: Scene = (outer) => {
  const room: Room = { left: -3.4, right: 3.4, near: -1, far: 5.6, height: 2.9 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.8, 0.45, -0.3]);
  const glass = part(shell.rightWall, 0.05, 0.75, 0, 0.9);
  return [
    walls(stage, shell, ["#dcd6c6", "#d6d2c4", "#dcd6c6"]),
    masonry(stage, shell.back, "#a59c8c", 16, 14),
    falloff(stage, shell.back, 0.35, false),
    beamCeiling(stage, shell, "#8f6a45", 8),
    terrazzo(stage, shell.floor, "#c9c4b6", 900),
    opening(stage, glass, jungleBackdrop()(outer), 4, "#4d3a2b"),
    daylight(stage, glass, 36, 0.3),
    rug(stage, -2.4, 2.1, 4, 1.9, "#bfae8d", "#5d6b4f"),
    bed(stage, { x: -1.7, z: 3.1, width: 2, length: 2.3, ...linen, throwOver: "#6f7f55", head: "#6d4a30" }),
    rattanLamp(stage, [-2.2, 2.9, 4.8], 1.1, 0.42),
    rattanLamp(stage, [0.8, 2.9, 4.8], 1.1, 0.42),
    potted(stage, { at: [1.6, 0, 4.9], height: 1.7, kind: "banana", pot: "#8d8678" }),
    finish(outer, [1080, 380], 0.22),
  ].join("");
};

/** Single bed by a shuttered wall: noon light and palm shadow on terracotta limewash. */
const noonShadow: Scene = (outer) => {
  const room: Room = { left: -2.6, right: 2.6, near: 0.2, far: 4.6, height: 3 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.6, 0.7, -0.4]);
  const window = part(shell.leftWall, 0.35, 0.75, 0.3, 0.8);
  const floor = panel(stage, shell.floor, "#c98f6a", { fade: 0.15 });
  return [
    walls(stage, shell, ["#e5b595", "#e0a884", "#d99f7c"]),
    beamCeiling(stage, shell, "#e9dcc8", 6),
    floor,
    terrazzo(stage, shell.floor, "#d7b89b", 700),
    opening(stage, window, gardenBackdrop()(outer), 2, "#f0e6d6"),
    daylight(stage, window, 30, 0.4),
    dappled(stage, outline(stage, shell.back), [120, 60], 900, 0.55, 7),
    rug(stage, -1.4, 1.6, 2.8, 1.7, "#efe2cc", "#c0613f"),
    bed(stage, { x: -0.9, z: 2.4, width: 1.8, length: 2.1, ...linen, throwOver: "#d9a441", head: "#c79a67" }),
    turnedShade(stage, [1.6, 0, 3.9], 0.25),
    turned(stage, { at: [1.6, 0, 3.9], profile: STOOL, colour: "#e9ddc8" }),
    tableLamp(stage, [1.6, 0.45, 3.9], 0.45),
    potted(stage, { at: [-1.8, 0, 4.1], height: 1.3, kind: "snake", pot: "#f0e6d6" }),
    finish(outer, [150, 250], 0.26),
  ].join("");
};

const room = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.5, -1.6],
  focal: 900,
  horizon: 440,
  ...more,
});

export const bedrooms: Readonly<Record<string, Picture>> = {
  "bedroom-01": room("noon", 101, gardenDoors),
  "bedroom-02": room("golden", 102, seaFront),
  "bedroom-03": room("night", 103, lampLit),
  "bedroom-04": room("dawn", 104, morningLoft, { eye: [0.3, 1.6, -0.8] }),
  "bedroom-05": room("mist", 105, stoneWall, { eye: [-0.8, 1.6, -1], yaw: 0.16 }),
  "bedroom-06": room("noon", 106, noonShadow, { eye: [0.2, 1.6, -0.9] }),
};
