import { beamCeiling } from "../building/ceilings.ts";
import { daylight, opening, sunPatch } from "../building/daylight.ts";
import { part } from "../building/openings.ts";
import { falloff, indoors, type Room, shellOf, walls } from "../building/rooms.ts";
import { terrazzo } from "../building/terrazzo.ts";
import { roundMirror } from "../furniture/hangings.ts";
import { rattanLamp } from "../furniture/lamps.ts";
import { BOWL, STOOL, scaled, turned, turnedShade } from "../furniture/lathe.ts";
import { potted } from "../furniture/pots.ts";
import { shelf } from "../furniture/shelves.ts";
import { ware } from "../furniture/tableware.ts";
import { jungleBackdrop, seaBackdrop, skyFor } from "../nature/backdrops.ts";
import { gravel } from "../nature/ground.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern } from "../nature/plants.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";
import { contact } from "../paint/shade.ts";
import { box, level, softBox } from "../paint/solids.ts";
import { masonry, tiles } from "../paint/texture.ts";
import { outline, type Stage } from "../paint/view.ts";

const tub = (stage: Stage, x: number, z: number, colour: string, stretch = 1.9) =>
  turnedShade(stage, [x, 0, z], 0.5, 0.5, stretch) +
  turned(stage, {
    at: [x, 0, z],
    profile: [
      [0.3, 0],
      [0.38, 0.12],
      [0.43, 0.35],
      [0.46, 0.56],
    ],
    colour,
    inside: "#cfe0da",
    stretch,
  });

const vanity = (stage: Stage, x: number, z: number, width: number, wood: string, basins: number) =>
  [
    contact(stage, { at: [x, 0, z], size: [width, 0, 0.55] }, 0.4, 0.08, 10),
    box(stage, { at: [x, 0.3, z], size: [width, 0.42, 0.55] }, wood, { fade: 0.25 }),
    box(stage, { at: [x - 0.03, 0.72, z - 0.03], size: [width + 0.06, 0.06, 0.6] }, "#e4dac8"),
    ...Array.from({ length: basins }, (_, index) =>
      turned(stage, {
        at: [x + (width * (index + 0.5)) / basins, 0.78, z + 0.27],
        profile: scaled(BOWL, 1.25),
        colour: "#8f8a80",
        inside: "#5f5b55",
      }),
    ),
  ].join("");

/** Open-air bath between stone walls: tub, pebbles, banana leaves, sky. */
const openAir: Scene = (outer) => {
  const room: Room = { left: -2.8, right: 2.8, near: 0.2, far: 4.6, height: 2.4 };
  const shell = shellOf(room);
  return [
    skyFor(outer, null),
    palm(outer, { at: [2.2, 0, 8], height: 5.4, lean: -0.1 }),
    clump(outer, { at: [-1.4, 1.2, 5.4], height: 2.2, leaves: 9, spread: 1 }),
    masonry(outer, shell.leftWall, "#a79c88", 14, 14),
    masonry(outer, shell.rightWall, "#a79c88", 14, 14),
    masonry(outer, shell.back, "#b5a992", 14, 15),
    gravel(outer, shell.floor, "#b9b2a4", 1500),
    dappled(outer, outline(outer, shell.back), [980, 40], 700, 0.55, 5),
    tiles(outer, level(-1.5, 0.03, 1.6, 3.2, 2.2), "#cfc4b0", 4, 3, 0.03, 0.06),
    clump(outer, { at: [-2.3, 0, 4.2], height: 2.1, leaves: 8 }),
    fern(outer, { at: [-1.5, 0, 4.2], height: 0.9 }),
    clump(outer, { at: [2.4, 0, 4.2], height: 1.7, leaves: 8, colour: "#6f9a45" }),
    fern(outer, { at: [1.6, 0, 4.3], height: 0.8 }),
    tub(outer, 0, 3, "#e6ddcc"),
    turnedShade(outer, [1.5, 0, 2.5], 0.25),
    turned(outer, { at: [1.5, 0, 2.5], profile: STOOL, colour: "#94683f" }),
    ware(outer, [1.45, 0.45, 2.5], 0.14, ["#c9764a", "#6f8062"], 0.55),
    fern(outer, { at: [-2.3, 0, 2.4], height: 0.8 }),
    finish(outer, [980, 60], 0.26),
  ].join("");
};

/** Green zellige tiles, double basins, round mirrors, evening lamps. */
const zellige: Scene = (outer) => {
  const room: Room = { left: -2.3, right: 2.3, near: 0.2, far: 3.6, height: 2.7 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.2, 0.9, -0.3]);
  const window = part(shell.leftWall, 0.3, 0.75, 0.4, 0.88);
  return [
    walls(stage, shell, ["#b8c1ac", "#b8c1ac", "#aeb8a2"]),
    tiles(stage, part(shell.back, 0, 1, 0, 0.55), "#5f8a78", 34, 11, 0.06, 0.2),
    beamCeiling(stage, shell, "#7d5838", 5),
    terrazzo(stage, shell.floor, "#c3b8a4", 900),
    opening(stage, window, jungleBackdrop([150, 300])(outer), 2, "#3b281b"),
    roundMirror(stage, [-0.75, 1.65, 3.58], 0.36),
    roundMirror(stage, [0.75, 1.65, 3.58], 0.36),
    vanity(stage, -1.5, 3, 3, "#8a5f3a", 2),
    ware(stage, [-0.1, 0.78, 3.3], 0.16, ["#efd9b5", "#c9764a"], 0.6),
    potted(stage, { at: [1.9, 0, 3.1], height: 1.2, kind: "monstera", pot: "#c9764a" }),
    softBox(stage, { at: [-1.35, 0.32, 2.94], size: [0.5, 0.14, 0.3] }, "#efe4d0", 0.05),
    rattanLamp(stage, [-1.5, 2.7, 3.2], 0.7, 0.36),
    rattanLamp(stage, [1.5, 2.7, 3.2], 0.7, 0.36),
    rattanLamp(stage, [0, 2.7, 3.2], 0.5, 0.36),
    finish(stage, [600, 300], 0.16),
  ].join("");
};

/** A tub at a wide window over the ocean in the morning. */
const seaBath: Scene = (outer) => {
  const room: Room = { left: -2.6, right: 2.6, near: 0.2, far: 4, height: 2.8 };
  const shell = shellOf(room);
  const stage = indoors(outer, [0.3, 0.6, 0.5]);
  const window = part(shell.back, 0.08, 0.92, 0.18, 0.88);
  return [
    walls(stage, shell, ["#ece0d4", "#e9dccf", "#e2d2c3"]),
    beamCeiling(stage, shell, "#cdb490", 5),
    tiles(stage, shell.floor, "#cdbfae", 9, 8, 0.02, 0.05),
    opening(stage, window, seaBackdrop([830, 350])(outer), 3, "#a98560"),
    daylight(stage, window, 44, 0.3),
    sunPatch(stage, window, [-0.4, -1, -0.9], 3, 0.8),
    falloff(stage, shell.leftWall, 0.25, false),
    tub(stage, -0.1, 2.9, "#f4eee4", 2),
    shelf(stage, -2.5, 1.5, 3.74, 0.6, "#b98d5c"),
    turnedShade(stage, [1.5, 0, 2.7], 0.25),
    turned(stage, { at: [1.5, 0, 2.7], profile: STOOL, colour: "#c09058" }),
    softBox(stage, { at: [1.33, 0.45, 2.58], size: [0.34, 0.12, 0.26] }, "#e0a58a", 0.04),
    potted(stage, { at: [-2.1, 0, 3.4], height: 1.5, kind: "banana", pot: "#c7b299" }),
    potted(stage, { at: [2.2, 0, 3.5], height: 1, kind: "fern", pot: "#a8765a" }),
    rattanLamp(stage, [0, 2.8, 2.9], 0.35, 0.7, false),
    finish(outer, [830, 350], 0.34),
  ].join("");
};

const photo = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.6, -0.5],
  focal: 900,
  horizon: 390,
  ...more,
});

export const bathrooms: Readonly<Record<string, Picture>> = {
  "bathroom-01": photo("noon", 501, openAir, { eye: [-0.2, 1.65, -1] }),
  "bathroom-02": photo("dusk", 502, zellige),
  "bathroom-03": photo("dawn", 503, seaBath, { eye: [0.2, 1.55, -0.7] }),
};
