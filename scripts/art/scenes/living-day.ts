import { beamCeiling, pitchedCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, type Room, shellOf, walls } from "../building/rooms.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { post } from "../building/timber.ts";
import { framed } from "../furniture/hangings.ts";
import { rattanLamp } from "../furniture/lamps.ts";
import { potted } from "../furniture/pots.ts";
import { rattanChair, sofa } from "../furniture/seats.ts";
import { books } from "../furniture/shelves.ts";
import { roundTable } from "../furniture/tables.ts";
import { cup, ware } from "../furniture/tableware.ts";
import { rug } from "../furniture/textiles.ts";
import { gardenBackdrop, riceBackdrop } from "../nature/backdrops.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { outline } from "../paint/view.ts";

/** Open pavilion towards pool and garden; big sofa, thatch ridge. */
export const pavilion: Scene = (outer) => {
  const room: Room = { left: -3.6, right: 3.6, near: 0.2, far: 6, height: 2.7 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.6, 0.6, 0.3]);
  return [
    gardenBackdrop([220, 120])(outer),
    pitchedCeiling(stage, room, 1.8, "#b28d5e", 10),
    terrazzo(stage, shell.floor, "#d3c8b6", 1000),
    sunPatch(stage, shell.back, [0.5, -1, -0.8], 3, 0.8),
    post(stage, [-3.5, 0, 6], 2.7, 0.24),
    post(stage, [-1.2, 0, 6], 2.7, 0.24),
    post(stage, [1.2, 0, 6], 2.7, 0.24),
    post(stage, [3.5, 0, 6], 2.7, 0.24),
    potted(stage, { at: [-3, 0, 5.2], height: 1.7, kind: "banana", pot: "#8d8678" }),
    rug(stage, -2.2, 2.2, 4.4, 2.4, "#e3d6bd", "#9a5c3c"),
    sofa(stage, {
      x: -1.9,
      z: 4.1,
      width: 3.6,
      colour: "#e9dfcc",
      cushions: ["#c9764a", "#6f8062", "#e0b56a"],
    }),
    roundTable(stage, -0.2, 3),
    books(stage, [-0.4, 0.36, 2.9], ["#c9764a", "#e9dcc6", "#5f7f6a"]),
    ware(stage, [0.12, 0.36, 3.1], 0.2, ["#e9dcc6"], 0.6),
    rattanChair(stage, 1.9, 2.9),
    rattanLamp(stage, [-0.1, 4.4, 3.6], 1.4, 1),
    finish(outer, [260, 200], 0.3),
  ].join("");
};

/** White living room with an arched niche feeling, morning, rice fields through tall doors. */
export const paleMorning: Scene = (outer) => {
  const room: Room = { left: -3.2, right: 3.2, near: 0.2, far: 5.2, height: 3.1 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.8, 0.5, -0.1]);
  const doors = part(shell.leftWall, 0.28, 0.95, 0, 0.84);
  return [
    walls(stage, shell, ["#efe9df", "#f0eae0", "#e7dfd2"]),
    beamCeiling(stage, shell, "#dccbb0", 6),
    terrazzo(stage, shell.floor, "#e4dccf", 1000),
    opening(stage, doors, riceBackdrop(null, [140, 170])(outer), 4, "#c9b28f"),
    daylight(stage, doors, 40, 0.4),
    sunPatch(stage, doors, [1, -1, -0.05], 4, 0.8),
    dappled(stage, outline(stage, shell.back), [260, 120], 560, 0.28, 8),
    falloff(stage, shell.rightWall, 0.24, false),
    framed(stage, part(shell.back, 0.42, 0.6, 0.44, 0.76), ["#f0e3d0", "#e0a07a", "#7f93a3", "#b9c3c4"]),
    framed(stage, part(shell.back, 0.66, 0.8, 0.5, 0.72), ["#efe6d6", "#d9b56a", "#8fa08a", "#c3cbb8"]),
    rug(stage, -1.7, 1.8, 3.8, 2.3, "#efe7d8", "#9fb0b0"),
    sofa(stage, {
      x: -1.1,
      z: 3.7,
      width: 3.2,
      colour: "#d9d4c8",
      cushions: ["#9fb3b0", "#e0b08a", "#f3ecdf"],
      wood: "#c7a377",
    }),
    roundTable(stage, 0.3, 2.6, "#d3b98f"),
    cup(stage, [0.1, 0.36, 2.6]),
    books(stage, [0.35, 0.36, 2.6], ["#9fb3b0", "#f3ecdf"]),
    potted(stage, { at: [-2.1, 0, 4.5], height: 1.5, kind: "banana", pot: "#f3ecdf" }),
    potted(stage, { at: [2.6, 0, 4.4], height: 1.2, kind: "snake", pot: "#c9b59a" }),
    rattanLamp(stage, [0.3, 3.1, 3], 0.4, 0.95, false),
    finish(outer, [120, 330], 0.3),
  ].join("");
};
