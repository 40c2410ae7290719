import { beamCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, type Room, shellOf, walls } from "../building/rooms.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { counter, hob, sink, splashback } from "../furniture/counters.ts";
import { rattanLamp } from "../furniture/lamps.ts";
import { potted } from "../furniture/pots.ts";
import { barStool } from "../furniture/seats.ts";
import { shelf } from "../furniture/shelves.ts";
import { table } from "../furniture/tables.ts";
import { cup, fruitBowl, ware } from "../furniture/tableware.ts";
import { gardenBackdrop, seaBackdrop } from "../nature/backdrops.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { box, level } from "../paint/solids.ts";
import { tiles } from "../paint/texture.ts";
import { outline } from "../paint/view.ts";
import { earthen } from "./kitchen-evening.ts";

/** Sage cupboards, green tiles, a window over the sink, an island with stools. */
export const sage: Scene = (outer) => {
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

/** Small white galley by the sea: blue-white tiles, hard noon light through a door. */
export const seaside: Scene = (outer) => {
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
