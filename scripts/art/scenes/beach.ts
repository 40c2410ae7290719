import { jukung } from "../furniture/boat.ts";
import { lounger } from "../furniture/lounger.ts";
import { parasol } from "../furniture/parasol.ts";
import { fromAbove } from "../nature/aerial.ts";
import { seaBackdrop, surfLines } from "../nature/backdrops.ts";
import { headland } from "../nature/headland.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern } from "../nature/plants.ts";
import { sand } from "../nature/shore.ts";
import { bush } from "../nature/shrubs.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";

/** Sunset surf with palms leaning over the sand. */
const sunsetBeach: Scene = (stage) =>
  [
    seaBackdrop([430, 330], false)(stage),
    surfLines(stage, [
      [476, 4],
      [512, 7],
      [566, 11],
      [628, 14],
    ]),
    sand(stage, 690, "#c79a68", -40),
    jukung(stage, [-3.7, 0, 7.4], 3.6, "#e6d3b3", "#8a3f2c"),
    palm(stage, { at: [2.9, 0, 8.4], height: 6, lean: -0.4, crown: 2.9, colour: "#4c6b35" }),
    palm(stage, { at: [4.1, 0, 7.6], height: 4.6, lean: -0.22, crown: 2.6, colour: "#4c6b35" }),
    bush(stage, { at: [4.3, 0, 7], width: 3.4, height: 1 }),
    fern(stage, { at: [2.6, 0, 6.4], height: 0.7 }),
    finish(stage, [430, 330], 0.42),
  ].join("");

/** Straight down at noon: turquoise, lines of surf, pale sand, palm crowns. */
const aerial: Scene = (stage) => fromAbove(stage) + finish(stage, [200, 100], 0.06);

/** Outriggers drawn up in the first light. */
const boats: Scene = (stage) =>
  [
    seaBackdrop([860, 330])(stage),
    surfLines(stage, [
      [500, 4],
      [540, 5],
    ]),
    sand(stage, 590, "#cbb79c", 24),
    jukung(stage, [-3.9, 0, 11], 4.6, "#dfe6df", "#3f7f8f"),
    jukung(stage, [-0.4, 0, 7.2], 5, "#f3e6cf", "#c9623a"),
    palm(stage, { at: [-4.2, 0, 8], height: 6.2, lean: 0.26, crown: 2.8 }),
    clump(stage, { at: [-4.2, 0, 6.8], height: 1.4 }),
    bush(stage, { at: [-3.4, 0, 6.4], width: 2, height: 0.6 }),
    finish(stage, [860, 330], 0.36),
  ].join("");

/** A bay between limestone headlands: long lines of swell, loungers on pale sand. */
const cliffBay: Scene = (stage) =>
  [
    seaBackdrop(null, false)(stage),
    headland(stage, { tip: 330, end: -60, foot: 348, tall: 80, far: 0.5, slope: 10 }),
    surfLines(stage, [
      [382, 3],
      [420, 5],
      [470, 7],
      [530, 10],
    ]),
    headland(stage, { tip: 640, end: 1260, foot: 440, tall: 270, far: 0.06, slope: 160 }),
    sand(stage, 590, "#ecdcb8", 30),
    parasol(stage, [-2.4, 0, 5.2], "#f3efe2", 1.25, 2.2),
    lounger(stage, -3.2, 4),
    lounger(stage, -2, 4),
    palm(stage, { at: [4.3, 0, 7], height: 5.4, lean: -0.3, crown: 2.4 }),
    bush(stage, { at: [4.2, 0, 6.4], width: 3, height: 0.9 }),
    clump(stage, { at: [3.2, 0, 5.6], height: 1.1 }),
    finish(stage, [250, 100], 0.14),
  ].join("");

export const beaches: Readonly<Record<string, Picture>> = {
  "beach-01": {
    light: "golden",
    seed: 41,
    draw: sunsetBeach,
    toSun: [-0.3, 0.4, 0.6],
    eye: [0, 1.7, -1],
    horizon: 430,
  },
  "beach-02": { light: "noon", seed: 42, draw: aerial, horizon: 0 },
  "beach-03": {
    light: "dawn",
    seed: 43,
    draw: boats,
    toSun: [0.6, 0.42, 0.4],
    eye: [0, 1.7, -1],
    horizon: 420,
  },
  "beach-04": { light: "noon", seed: 44, draw: cliffBay, eye: [0, 2.6, -1], horizon: 330 },
};
