import { beamCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, plankFloor, type Room, shellOf, walls } from "../building/rooms.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { type Bed, bed } from "../furniture/beds.ts";
import { framed } from "../furniture/hangings.ts";
import { rattanLamp, tableLamp } from "../furniture/lamps.ts";
import { STOOL, turned, turnedShade } from "../furniture/lathe.ts";
import { potted } from "../furniture/pots.ts";
import { rattanChair } from "../furniture/seats.ts";
import { table } from "../furniture/tables.ts";
import { curtain, rug } from "../furniture/textiles.ts";
import { jungleBackdrop, seaBackdrop } from "../nature/backdrops.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { masonry } from "../paint/texture.ts";

export const linen: Pick<Bed, "linen" | "cushions"> = { linen: "#f4eee3", cushions: ["#f6f1e7", "#e9dfcf"] };

/** The sea straight ahead through a wall of glass at sundown. */
export const seaFront: Scene = (outer) => {
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
export const lampLit: Scene = (outer) => {
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

/** Stone wall and jungle, seen from the corner of the room. */
export const stoneWall: Scene = (outer) => {
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
