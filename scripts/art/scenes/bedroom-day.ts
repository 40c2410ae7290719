import { beamCeiling, pitchedCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, plankFloor, type Room, shellOf, walls } from "../building/rooms.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { bed } from "../furniture/beds.ts";
import { framed } from "../furniture/hangings.ts";
import { rattanLamp, tableLamp } from "../furniture/lamps.ts";
import { STOOL, turned, turnedShade } from "../furniture/lathe.ts";
import { potted } from "../furniture/pots.ts";
import { table } from "../furniture/tables.ts";
import { curtain, net, rug } from "../furniture/textiles.ts";
import { gardenBackdrop, riceBackdrop } from "../nature/backdrops.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { panel } from "../paint/solids.ts";
import { outline } from "../paint/view.ts";
import { linen } from "./bedroom-evening.ts";

/** Full-width garden doors on the left, teak floor, net over the bed. */
export const gardenDoors: Scene = (outer) => {
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

/** Whitewashed loft in blue morning light, a low bed beside a rice-field window. */
export const morningLoft: Scene = (outer) => {
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

/** Single bed by a shuttered wall: noon light and palm shadow on terracotta limewash. */
export const noonShadow: Scene = (outer) => {
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
