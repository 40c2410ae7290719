import { beamCeiling, pitchedCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { indoors, plankFloor, type Room, shellOf, walls } from "../building/rooms.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { counter, hob, sink, splashback } from "../furniture/counters.ts";
import { wallPlate } from "../furniture/hangings.ts";
import { rattanLamp } from "../furniture/lamps.ts";
import { potted } from "../furniture/pots.ts";
import { barStool } from "../furniture/seats.ts";
import { shelf } from "../furniture/shelves.ts";
import { table } from "../furniture/tables.ts";
import { cup, fruitBowl, ware } from "../furniture/tableware.ts";
import { jungleBackdrop, riceBackdrop } from "../nature/backdrops.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";

export const earthen = ["#c9764a", "#e9dcc6", "#8a9a7a", "#d9b07a", "#6f5846"] as const;

/** Open kitchen under thatch, one side to the rice fields, golden light. */
export const openAir: Scene = (outer) => {
  const room: Room = { left: -3.4, right: 3.2, near: 0.2, far: 5.4, height: 2.6 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.8, 0.5, -0.1]);
  const side = part(shell.rightWall, 0.04, 0.98, 0, 0.98);
  return [
    walls(stage, shell, ["#e3cdb0", "#dcc3a2", "#dcc3a2"]),
    pitchedCeiling(stage, room, 1.7, "#b28a58", 10),
    terrazzo(stage, shell.floor, "#cfc2ae", 1000),
    opening(stage, side, riceBackdrop([1050, 300])(outer), 3),
    daylight(stage, side, 40, 0.3),
    sunPatch(stage, side, [-1.2, -1, -0.1], 3, 0.8),
    splashback(stage, -3.3, 0.92, 5.38, 5, 0.7, "#d9b58c", 0.16),
    counter(stage, { x: -3.3, z: 4.75, width: 5, depth: 0.6, front: "#7c5638", top: "#d6cab8", doors: 8 }),
    hob(stage, -1.4, 0.9, 4.8),
    sink(stage, 0.2, 0.9, 4.75, 0.7),
    ware(stage, [-3, 0.9, 5.1], 0.27, earthen, 0.95),
    shelf(stage, -3, 1.95, 5.14, 3.4),
    ware(stage, [-2.8, 2, 5.25], 0.36, [...earthen, ...earthen.slice(0, 4)], 0.8),
    wallPlate(stage, [1.2, 2.1, 5.38], 0.24, "#c79a5f"),
    wallPlate(stage, [1.62, 1.75, 5.38], 0.17, "#a8643f"),
    table(stage, -1.2, 2, 2.6, 1, 0.76, "#9a6a40"),
    fruitBowl(stage, [0, 0.76, 2.5], 1.2, "#6d8062"),
    cup(stage, [0.8, 0.76, 2.3]),
    barStool(stage, -0.8, 1.65, 0.46),
    barStool(stage, 0.9, 1.65, 0.46),
    potted(stage, { at: [2.4, 0, 4.4], height: 1.7, kind: "banana", pot: "#b5713f" }),
    rattanLamp(stage, [0.1, 3.6, 2.7], 1.1, 0.8),
    finish(outer, [1080, 330], 0.36),
  ].join("");
};

/** Night kitchen: indigo tiles, lamps over the island, a dark window. */
export const evening: Scene = (outer) => {
  const room: Room = { left: -3, right: 3, near: 0.2, far: 4.6, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0, 0.95, -0.3]);
  const window = part(shell.leftWall, 0.35, 0.85, 0.3, 0.85);
  return [
    walls(stage, shell, ["#9aa5ad", "#93a0aa", "#a5a9a8"]),
    beamCeiling(stage, shell, "#8a6644", 6),
    plankFloor(stage, shell, "#8f6745"),
    opening(stage, window, jungleBackdrop([120, 170])(outer), 3, "#3b2a1f"),
    splashback(stage, -2.2, 0.92, 4.58, 5.1, 0.75, "#3f6480", 0.15),
    counter(stage, { x: -2.2, z: 3.95, width: 5.1, depth: 0.6, front: "#3f5466", top: "#e2d8c6", doors: 8 }),
    hob(stage, 0.3, 0.9, 4.0),
    sink(stage, -1.4, 0.9, 3.95),
    shelf(stage, 1.35, 1.8, 4.34, 1.4),
    ware(stage, [1.5, 1.85, 4.45], 0.27, ["#e9dcc6", "#d98f5c", "#e9dcc6", "#9fb3b8", "#d9b07a"], 0.7),
    ware(stage, [1.6, 0.9, 4.3], 0.28, earthen, 0.8),
    counter(stage, {
      x: -1.6,
      z: 2,
      width: 3.1,
      depth: 0.85,
      front: "#b08050",
      top: "#e8dcc6",
      doors: 5,
      chips: 420,
    }),
    fruitBowl(stage, [0.6, 0.9, 2.4], 1.1, "#e0d5c0"),
    ware(stage, [-1.1, 0.9, 2.4], 0.22, ["#5d7f55", "#8a3f2c", "#e9dcc6"], 0.9),
    barStool(stage, -1, 1.6),
    barStool(stage, 0.9, 1.6),
    rattanLamp(stage, [-0.9, 2.8, 2.4], 0.45, 0.46),
    rattanLamp(stage, [0, 2.8, 2.4], 0.45, 0.46),
    rattanLamp(stage, [0.9, 2.8, 2.4], 0.45, 0.46),
    finish(stage, [600, 360], 0.16),
  ].join("");
};
