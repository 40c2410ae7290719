import { part, rattanLamp } from "../architecture.ts";
import { gardenBackdrop, jungleBackdrop, riceBackdrop, seaBackdrop } from "../backdrops.ts";
import { potted, shelf, wallPlate } from "../decor.ts";
import { table } from "../furniture.ts";
import { barStool, counter, cup, fruitBowl, hob, sink, splashback, ware } from "../kitchenware.ts";
import type { Picture, Scene } from "../picture.ts";
import {
  beamCeiling,
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
import { box, level } from "../solids.ts";
import { dappled, finish, terrazzo, tiles } from "../texture.ts";
import { outline } from "../view.ts";

const earthen = ["#c9764a", "#e9dcc6", "#8a9a7a", "#d9b07a", "#6f5846"] as const;

/** Sage cupboards, green tiles, a window over the sink, an island with stools. */
const sage: Scene = (outer) => {
  const room: Room = { left: -3, right: 3, near: 0.2, far: 4.6, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.5, 0.7, -0.3]);
  const window = part(shell.back, 0.3, 0.66, 0.42, 0.82);
  return [
    walls(stage, shell, ["#efe8da", "#efe8da", "#e5dccb"]),
    beamCeiling(stage, shell, "#b48a5c", 6),
    tiles(stage, shell.floor, "#c9a685", 12, 9, 0.03, 0.07),
    splashback(stage, -2.9, 0.92, 4.58, 5.8, 0.5, "#7f9a80"),
    opening(stage, window, gardenBackdrop()(outer), 3),
    daylight(stage, window, 36, 0.35),
    counter(stage, { x: -2.9, z: 3.95, width: 5.8, depth: 0.6, front: "#8fa386", top: "#ece4d6", doors: 9 }),
    sink(stage, -0.6, 0.9, 3.95, 0.7),
    hob(stage, 1.1, 0.9, 4.0),
    ware(stage, [-2.5, 0.9, 4.3], 0.24, earthen, 0.8),
    shelf(stage, -2.7, 1.75, 4.34, 1.5),
    ware(stage, [-2.5, 1.8, 4.45], 0.28, earthen, 0.65),
    shelf(stage, 1.2, 1.75, 4.34, 1.5),
    ware(stage, [1.35, 1.8, 4.45], 0.28, ["#e9dcc6", "#c9764a", "#e9dcc6", "#7f9a80", "#d9b07a"], 0.65),
    counter(stage, {
      x: -1.5,
      z: 1.9,
      width: 3,
      depth: 0.85,
      front: "#a5774c",
      top: "#efe6d6",
      doors: 5,
      chips: 420,
    }),
    fruitBowl(stage, [-0.7, 0.9, 2.3], 1.1),
    cup(stage, [0.5, 0.9, 2.2]),
    ware(stage, [0.95, 0.9, 2.4], 0.25, ["#5f7f6a", "#e9dcc6"], 0.8),
    barStool(stage, -0.9, 1.55),
    barStool(stage, 0, 1.55),
    barStool(stage, 0.9, 1.55),
    rattanLamp(stage, [-0.8, 2.8, 2.3], 0.35, 0.5),
    rattanLamp(stage, [0.8, 2.8, 2.3], 0.35, 0.5),
    finish(outer, [560, 320], 0.26),
  ].join("");
};

/** Open kitchen under thatch, one side to the rice fields, golden light. */
const openAir: Scene = (outer) => {
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
const evening: Scene = (outer) => {
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
    box(stage, { at: [0.25, 1.9, 4.1], size: [0.75, 0.9, 0.48] }, "#c79a5f"),
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

/** Small white galley by the sea: blue-white tiles, hard noon light through a door. */
const seaside: Scene = (outer) => {
  const room: Room = { left: -1.9, right: 2, near: 0.2, far: 5, height: 2.7 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.2, 0.6, 0.5]);
  const door = part(shell.back, 0.5, 0.95, 0, 0.84);
  return [
    walls(stage, shell, ["#f1eee6", "#f1eee6", "#e9e5da"]),
    beamCeiling(stage, shell, "#efe6d6", 7),
    tiles(stage, shell.floor, "#b9c3bf", 9, 12, 0.03, 0.16),
    opening(stage, door, seaBackdrop()(outer), 2, "#5f8a94"),
    daylight(stage, door, 46, 0.45),
    sunPatch(stage, door, [-0.15, -1, -1.1], 2, 0.9),
    splashback(stage, -1.86, 0.92, 4.98, 1.8, 0.6, "#6fa3ad", 0.14),
    falloff(stage, shell.leftWall, 0.25, false),
    box(stage, { at: [-1.9, 0.08, 1.4], size: [0.62, 0.78, 3.6] }, "#7fa3a8", { fade: 0.2 }),
    box(stage, { at: [-1.9, 0.86, 1.36], size: [0.66, 0.05, 3.64] }, "#f3ede0"),
    terrazzo(stage, level(-1.9, 0.915, 1.36, 0.66, 3.64), "#f3ede0", 260, 0.012),
    ware(stage, [-1.55, 0.91, 4.6], 0.2, ["#6fa3ad", "#f3ede0"], 0.8),
    ware(stage, [-1.6, 0.91, 3.6], 0.22, ["#d98f5c", "#f3ede0"], 0.8),
    fruitBowl(stage, [-1.55, 0.91, 2.6], 1, "#d9cbb0"),
    shelf(stage, -1.86, 1.75, 4.76, 1.6, "#c7a377"),
    ware(stage, [-1.7, 1.8, 4.86], 0.27, ["#f3ede0", "#6fa3ad", "#f3ede0", "#d98f5c", "#f3ede0"], 0.7),
    dappled(stage, outline(stage, shell.rightWall), [860, 120], 520, 0.35, 6),
    table(stage, 1.05, 2.3, 0.9, 1.3, 0.74, "#c7a377"),
    potted(stage, { at: [1.5, 0.74, 3.1], height: 0.5, kind: "fern", pot: "#f3ede0", size: 0.4 }),
    cup(stage, [1.35, 0.74, 2.6], "#6fa3ad"),
    barStool(stage, 0.85, 2.6, 0.46, "#c7a377"),
    rattanLamp(stage, [1.3, 2.7, 3], 0.5, 0.5),
    finish(outer, [860, 380], 0.3),
  ].join("");
};

const photo = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.6, -1.1],
  focal: 900,
  horizon: 400,
  ...more,
});

export const kitchens: Readonly<Record<string, Picture>> = {
  "kitchen-01": photo("noon", 201, sage),
  "kitchen-02": photo("golden", 202, openAir, { eye: [-0.3, 1.65, -1.4] }),
  "kitchen-03": photo("night", 203, evening),
  "kitchen-04": photo("noon", 204, seaside, { eye: [0.1, 1.6, -0.9], focal: 800 }),
};
