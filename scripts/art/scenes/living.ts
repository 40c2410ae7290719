import { part, post, rattanLamp } from "../architecture.ts";
import { gardenBackdrop, jungleBackdrop, riceBackdrop, seaBackdrop } from "../backdrops.ts";
import { books, framed, potted, rug, tableLamp, wallPlate } from "../decor.ts";
import { rattanChair, sofa, table } from "../furniture.ts";
import { cup, ware } from "../kitchenware.ts";
import { JAR, scaled, turned, turnedShade } from "../lathe.ts";
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
import { box } from "../solids.ts";
import { dappled, finish, masonry, terrazzo } from "../texture.ts";
import { outline, type Stage } from "../view.ts";

const roundTable = (stage: Stage, x: number, z: number, colour = "#a5774c") =>
  turnedShade(stage, [x, 0, z], 0.6) +
  turned(stage, {
    at: [x, 0, z],
    profile: [
      [0.3, 0],
      [0.34, 0.3],
    ],
    colour,
  }) +
  turned(stage, {
    at: [x, 0.3, z],
    profile: [
      [0.58, 0],
      [0.6, 0.03],
      [0.58, 0.06],
    ],
    colour,
  });

/** Open pavilion towards pool and garden; big sofa, thatch ridge. */
const pavilion: Scene = (outer) => {
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
    turnedShade(stage, [2.9, 0, 5.1], 0.4),
    turned(stage, { at: [2.9, 0, 5.1], profile: scaled(JAR, 1.9), colour: "#a86a44", inside: "#2a1c14" }),
    rattanLamp(stage, [-0.1, 4.4, 3.6], 1.4, 1),
    finish(outer, [260, 200], 0.3),
  ].join("");
};

/** Clifftop lounge at sundown: a low sofa seen against the ocean. */
const oceanLounge: Scene = (outer) => {
  const room: Room = { left: -3.6, right: 3.4, near: -0.4, far: 5.8, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.5, 0.5, 0.5]);
  const glass = part(shell.back, 0.02, 0.98, 0, 0.93);
  return [
    walls(stage, shell, ["#e3d0b8", "#e3d0b8", "#d4bd9e"]),
    masonry(stage, shell.leftWall, "#b09a7c", 14, 16),
    beamCeiling(stage, shell, "#9a7048", 8),
    plankFloor(stage, shell, "#a5774c"),
    opening(stage, glass, seaBackdrop([400, 300])(outer), 4, "#5a3f2a"),
    daylight(stage, glass, 40, 0.22),
    sunPatch(stage, glass, [0.25, -1, -1], 4, 0.9),
    curtain(stage, part(shell.back, 0.86, 1, 0, 0.96), 7, "#f1e2cb"),
    falloff(stage, shell.rightWall, 0.35, true),
    rug(stage, -1.6, 2, 4, 2, "#c98f5c", "#6a3f2a"),
    sofa(stage, {
      x: -0.2,
      z: 3.9,
      width: 2.9,
      colour: "#8f4f36",
      cushions: ["#e9d3ae", "#c7a15c", "#3f6268"],
    }),
    table(stage, 0.2, 2.6, 1.6, 0.7, 0.36, "#7c5535"),
    ware(stage, [0.6, 0.36, 2.9], 0.3, ["#e9d3ae", "#3f6268"], 0.7),
    rattanChair(stage, -2.4, 3, "#a97a48", "#e9d3ae"),
    potted(stage, { at: [-3, 0, 4.9], height: 1.6, kind: "monstera", pot: "#6f5a48" }),
    rattanLamp(stage, [1.2, 2.8, 3.4], 0.4, 0.7),
    finish(outer, [400, 320], 0.36),
  ].join("");
};

/** White living room with an arched niche feeling, morning, rice fields through tall doors. */
const paleMorning: Scene = (outer) => {
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

/** Dusk: lamps on, dark timber, jungle fading behind the glass. */
const duskDen: Scene = (outer) => {
  const room: Room = { left: -3.2, right: 3.2, near: 0.2, far: 5.4, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.2, 0.9, -0.2]);
  const glass = part(shell.back, 0.04, 0.56, 0, 0.9);
  return [
    walls(stage, shell, ["#7f8a78", "#7f8a78", "#76816f"]),
    beamCeiling(stage, shell, "#6d4c31", 7),
    plankFloor(stage, shell, "#7d5739"),
    opening(stage, glass, jungleBackdrop([300, 330])(outer), 3, "#3b281b"),
    wallPlate(stage, [1.2, 1.9, 5.38], 0.3, "#d0a566"),
    wallPlate(stage, [1.85, 2.1, 5.38], 0.2, "#b5713f"),
    wallPlate(stage, [1.8, 1.55, 5.38], 0.24, "#e0c79a"),
    rug(stage, -2, 1.9, 4.2, 2.2, "#b5673f", "#efd9b5"),
    box(stage, { at: [1, 0, 4.8], size: [1.9, 0.5, 0.5] }, "#5c3f29"),
    tableLamp(stage, [2.4, 0.5, 5], 0.7),
    books(stage, [1.3, 0.5, 4.95], ["#c9764a", "#e9dcc6", "#3f5466", "#d9b07a"]),
    sofa(stage, {
      x: -2.4,
      z: 3.5,
      width: 3.2,
      colour: "#3f6268",
      cushions: ["#e0b56a", "#c9623a", "#efd9b5"],
      wood: "#5c3f29",
    }),
    roundTable(stage, -0.4, 2.5, "#8a5f3a"),
    ware(stage, [-0.55, 0.36, 2.5], 0.3, ["#efd9b5", "#c9623a"], 0.7),
    rattanChair(stage, 1.5, 2.7, "#b98a55", "#efd9b5"),
    potted(stage, { at: [-2.8, 0, 4.8], height: 1.6, kind: "monstera", pot: "#c9764a" }),
    rattanLamp(stage, [-0.5, 2.8, 2.9], 0.3, 0.8),
    finish(stage, [620, 380], 0.16),
  ].join("");
};

const photo = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.6, -1.4],
  focal: 900,
  horizon: 400,
  ...more,
});

export const livings: Readonly<Record<string, Picture>> = {
  "living-01": photo("noon", 301, pavilion),
  "living-02": photo("golden", 302, oceanLounge, { eye: [-0.3, 1.5, -1.6] }),
  "living-03": photo("dawn", 303, paleMorning),
  "living-04": photo("dusk", 304, duskDen),
};
