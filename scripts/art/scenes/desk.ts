import { beamCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, plankFloor, type Room, shellOf, walls } from "../building/rooms.ts";
import { framed } from "../furniture/hangings.ts";
import { rattanLamp, tableLamp } from "../furniture/lamps.ts";
import { potted } from "../furniture/pots.ts";
import { rattanChair } from "../furniture/seats.ts";
import { books, shelf } from "../furniture/shelves.ts";
import { table } from "../furniture/tables.ts";
import { cup, laptop, ware } from "../furniture/tableware.ts";
import { curtain, rug } from "../furniture/textiles.ts";
import { gardenBackdrop, jungleBackdrop, riceBackdrop } from "../nature/backdrops.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";
import { outline } from "../paint/view.ts";

/** A desk in front of a wide window over the rice terraces. */
const terraceDesk: Scene = (outer) => {
  const room: Room = { left: -2.4, right: 2.4, near: 0.2, far: 3.6, height: 2.7 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.4, 0.6, 0.4]);
  const window = part(shell.back, 0.12, 0.9, 0.3, 0.9);
  return [
    walls(stage, shell, ["#efe6d6", "#eadfcc", "#e2d5bf"]),
    plankFloor(stage, shell, "#a67a4e", 18),
    opening(stage, window, riceBackdrop(null, [400, 150])(outer), 3),
    daylight(stage, window, 40, 0.3),
    curtain(stage, part(shell.back, 0.86, 0.99, 0.2, 0.95), 5, "#f3ead9"),
    table(stage, -1.25, 2.45, 2.5, 0.8, 0.75, "#a5774c"),
    laptop(stage, -0.35, 0.75, 2.65),
    cup(stage, [0.35, 0.75, 2.7], "#c9764a"),
    books(stage, [0.6, 0.75, 2.85], ["#5f7f6a", "#e9dcc6", "#c9764a", "#d9b07a"]),
    potted(stage, { at: [-0.9, 0.75, 2.95], height: 0.42, kind: "fern", pot: "#e9dcc6", size: 0.32 }),
    rattanChair(stage, -0.33, 1.6, "#b98a55"),
    rattanLamp(stage, [0.9, 2.9, 2.6], 0.5, 0.5),
    potted(stage, { at: [1.8, 0, 2.9], height: 1.2, kind: "banana", pot: "#8d8678" }),
    finish(outer, [600, 250], 0.24),
  ].join("");
};

/** Night work: a lamp's circle on a dark green wall. */
const nightDesk: Scene = (outer) => {
  const room: Room = { left: -2.2, right: 2.4, near: 0.2, far: 3.4, height: 2.7 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.4, 0.8, -0.4]);
  const window = part(shell.rightWall, 0.1, 0.6, 0.35, 0.86);
  return [
    walls(stage, shell, ["#5f6f5c", "#5a6b58", "#5f6f5c"]),
    beamCeiling(stage, shell, "#6d4c31", 5),
    plankFloor(stage, shell, "#7d5739", 16),
    opening(stage, window, jungleBackdrop([1080, 170])(outer), 2, "#3b281b"),
    shelf(stage, -1.4, 1.75, 3.16, 2),
    books(stage, [-1.25, 1.8, 3.2], ["#c9764a", "#e9dcc6", "#3f5466"]),
    ware(stage, [-0.7, 1.8, 3.26], 0.3, ["#e0b56a", "#efd9b5", "#c9623a", "#9fb3b8"], 0.6),
    framed(stage, part(shell.back, 0.7, 0.9, 0.55, 0.84), ["#efd9b5", "#c9623a", "#3f5040", "#8a9a7a"]),
    table(stage, -1.3, 2.3, 2.3, 0.75, 0.75, "#8a5f3a"),
    tableLamp(stage, [-0.95, 0.75, 2.8], 0.6),
    laptop(stage, -0.4, 0.75, 2.5),
    cup(stage, [0.25, 0.75, 2.55]),
    books(stage, [0.5, 0.75, 2.7], ["#e9dcc6", "#b5673f", "#d9b07a"]),
    rug(stage, -1.6, 0.9, 3, 1.5, "#a8643f", "#efd9b5"),
    rattanChair(stage, -0.4, 1.5, "#a97a48", "#efd9b5"),
    potted(stage, { at: [1.75, 0, 2.9], height: 0.95, kind: "snake", pot: "#c9764a" }),
    finish(stage, [380, 400], 0.2),
  ].join("");
};

/** A corner desk by garden doors, late sun and leaf shadows on the wall. */
const gardenDesk: Scene = (outer) => {
  const room: Room = { left: -2.6, right: 2.2, near: 0.2, far: 3.8, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [-0.8, 0.5, -0.3]);
  const doors = part(shell.leftWall, 0.2, 0.92, 0, 0.86);
  return [
    walls(stage, shell, ["#f0dcc0", "#edd5b6", "#e3c7a4"]),
    beamCeiling(stage, shell, "#b98d5c", 5),
    plankFloor(stage, shell, "#b5854f", 18),
    opening(stage, doors, gardenBackdrop([110, 240])(outer), 3, "#6b472c"),
    daylight(stage, doors, 40, 0.4),
    sunPatch(stage, doors, [1.2, -1, 0], 3, 0.9),
    dappled(stage, outline(stage, shell.back), [330, 60], 560, 0.5, 6),
    falloff(stage, shell.rightWall, 0.3, false),
    shelf(stage, -0.4, 1.7, 3.56, 1.9, "#8a5f3a"),
    books(stage, [-0.25, 1.75, 3.6], ["#c9764a", "#e9dcc6"]),
    potted(stage, { at: [1.1, 1.75, 3.66], height: 0.4, kind: "fern", pot: "#e9dcc6", size: 0.3 }),
    table(stage, -0.9, 2.8, 2.4, 0.75, 0.75, "#94683f"),
    laptop(stage, -0.1, 0.75, 2.95),
    cup(stage, [0.55, 0.75, 3], "#6f8062"),
    tableLamp(stage, [1.15, 0.75, 3.25], 0.5),
    rattanChair(stage, -0.1, 1.9, "#c09058", "#f3e6d0"),
    potted(stage, { at: [-1.5, 0, 3.4], height: 1.4, kind: "banana", pot: "#a8643f" }),
    finish(outer, [120, 330], 0.36),
  ].join("");
};

const photo = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.5, -0.3],
  focal: 900,
  horizon: 400,
  ...more,
});

export const desks: Readonly<Record<string, Picture>> = {
  "desk-01": photo("mist", 401, terraceDesk, { eye: [0.1, 1.5, -0.1] }),
  "desk-02": photo("night", 402, nightDesk, { eye: [0, 1.45, -0.4] }),
  "desk-03": photo("golden", 403, gardenDesk, { eye: [-0.1, 1.45, -0.4] }),
};
