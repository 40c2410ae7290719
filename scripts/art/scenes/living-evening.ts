import { beamCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, plankFloor, type Room, shellOf, walls } from "../building/rooms.ts";
import { wallPlate } from "../furniture/hangings.ts";
import { rattanLamp, tableLamp } from "../furniture/lamps.ts";
import { potted } from "../furniture/pots.ts";
import { rattanChair, sofa } from "../furniture/seats.ts";
import { books } from "../furniture/shelves.ts";
import { roundTable, table } from "../furniture/tables.ts";
import { ware } from "../furniture/tableware.ts";
import { curtain, rug } from "../furniture/textiles.ts";
import { jungleBackdrop, seaBackdrop } from "../nature/backdrops.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { box } from "../paint/solids.ts";
import { masonry } from "../paint/texture.ts";

/** Clifftop lounge at sundown: a low sofa seen against the ocean. */
export const oceanLounge: Scene = (outer) => {
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

/** Dusk: lamps on, dark timber, jungle fading behind the glass. */
export const duskDen: Scene = (outer) => {
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
