import { splitGate } from "../building/gate.ts";
import { backWall, joglo, thatched } from "../building/houses.ts";
import { lumbung, twoStorey } from "../building/lodges.ts";
import { stones } from "../building/masonry.ts";
import { riceBackdrop, skyFor } from "../nature/backdrops.ts";
import { canopy } from "../nature/canopy.ts";
import { frangipani } from "../nature/frangipani.ts";
import { lawn, paving, petals } from "../nature/ground.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern, grass } from "../nature/plants.ts";
import { mistBank, ridge, volcano } from "../nature/relief.ts";
import { border, bush } from "../nature/shrubs.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";

/** A joglo in the morning behind a split gate. */
export const jogloVilla: Scene = (stage) =>
  [
    skyFor(stage, [250, 250]),
    ridge(stage, 470, 110, 0.78, "#587068"),
    canopy(stage, [-20, 1220], 480, 130, "#5d7f4c", 0.5),
    mistBank(stage, 470, 60, 0.5),
    lawn(stage, 500),
    palm(stage, { at: [-7.4, 0, 19], height: 8.4, far: 0.15 }),
    palm(stage, { at: [8, 0, 20], height: 9, lean: -0.12, far: 0.18 }),
    joglo(stage, -4.5, 12.5),
    stones(stage, [0, 0, 5], [0, 0, 11.4], 9),
    bush(stage, { at: [-4.2, 0, 10], width: 2.6, height: 1, flower: "#e9a3b4" }),
    bush(stage, { at: [4.4, 0, 10], width: 2.8, height: 1.1 }),
    clump(stage, { at: [-3.4, 0, 8], height: 1.8 }),
    frangipani(stage, { at: [4, 0, 8.4], height: 3.2, bloom: "#ffe3e0" }),
    splitGate(stage, [0.2, 0, 5.4], 3.5, 3.6, "#b06f4e"),
    fern(stage, { at: [-2.7, 0, 4.6], height: 0.8 }),
    fern(stage, { at: [2.9, 0, 4.6], height: 0.8 }),
    grass(stage, [-5, 0, 3.7], [-1.2, 0, 3.7], 110, 0.35),
    grass(stage, [1.2, 0, 3.7], [5, 0, 3.7], 110, 0.35),
    petals(stage, [1, 0.01, 4.4], 1.4, 20),
    finish(stage, [250, 250], 0.34),
  ].join("");

/** White two-storey house under the noon sky. */
export const whiteHouse: Scene = (stage) =>
  [
    skyFor(stage, null),
    canopy(stage, [-20, 1220], 520, 120, "#4f7d3f", 0.3),
    palm(stage, { at: [-6.2, 0, 17], height: 9 }),
    palm(stage, { at: [-4, 0, 19], height: 7.4, lean: -0.1, far: 0.06 }),
    lawn(stage, 545),
    twoStorey(stage, -2.4, 12),
    palm(stage, { at: [6.6, 0, 12], height: 7.6, lean: 0.12, crown: 2.8 }),
    paving(stage, -1.6, 0.01, 4.4, 2.2, 6.4, "#cfc3ad", 0.8),
    bush(stage, { at: [-4.4, 0, 10], width: 3.2, height: 1.4, flower: "#cf3f86" }),
    bush(stage, { at: [3.3, 0, 9.8], width: 3, height: 1, colour: "#5a8a45" }),
    clump(stage, { at: [4.4, 0, 8.2], height: 2.2, tears: 0.18 }),
    fern(stage, { at: [2.6, 0, 7.4], height: 0.9 }),
    frangipani(stage, { at: [-3.7, 0, 7.2], height: 3.7 }),
    petals(stage, [-3, 0.01, 6], 1.6, 22),
    dappled(stage, "M0 640H1200V900H0Z", [1260, 600], 760, 0.42),
    grass(stage, [-5, 0, 4.2], [5, 0, 4.2], 200, 0.28),
    finish(stage, [300, 100], 0.16),
  ].join("");

/** A house among green terraces below the volcano. */
export const fieldVilla: Scene = (stage) =>
  [
    riceBackdrop(null, [330, 170])(stage),
    palm(stage, { at: [7.4, -0.6, 19], height: 8.4, far: 0.08 }),
    thatched(stage, 0.2, 13, 7.6, "#efe3cc", 3.4),
    border(stage, [-0.4, -0.1, 11.6], [8.6, -0.1, 11.6], 9, 0.9),
    palm(stage, { at: [6.4, -0.8, 11], height: 7, lean: -0.12 }),
    clump(stage, { at: [4.6, -0.9, 9], height: 2 }),
    clump(stage, { at: [-4.4, -1, 6.4], height: 2.2, tears: 0.2 }),
    fern(stage, { at: [-3.6, -1, 5.4], height: 1 }),
    grass(stage, [-5, -1.2, 4.6], [5, -1.2, 4.6], 260, 0.5, "#84a83f"),
    finish(stage, [300, 120], 0.18),
  ].join("");

/** Two lumbung bungalows in the mist after rain. */
export const barns: Scene = (stage) =>
  [
    skyFor(stage, null),
    volcano(stage, [860, 210], 420, 500, 0.72),
    canopy(stage, [-20, 1220], 490, 150, "#557a55", 0.55),
    mistBank(stage, 480, 70, 0.7),
    palm(stage, { at: [-6.6, 0, 20], height: 9, far: 0.35 }),
    palm(stage, { at: [1.4, 0, 22], height: 9.5, lean: -0.1, far: 0.4 }),
    canopy(stage, [-20, 1220], 530, 70, "#4c7546", 0.32),
    lawn(stage, 545, 1300, "#6f9650"),
    backWall(stage, 17.5, 1.2, "#c9c4b4"),
    lumbung(stage, 2.6, 14, 3.6, 3.6),
    lumbung(stage, -4.9, 10.6, 3.8, 3.9),
    mistBank(stage, 640, 40, 0.22),
    stones(stage, [0.9, 0, 4.6], [-1.6, 0, 9], 7),
    stones(stage, [1.4, 0, 6.6], [4, 0, 11.6], 6),
    bush(stage, { at: [0.6, 0, 12.4], width: 2.6, height: 1.2, flower: "#e2869c" }),
    clump(stage, { at: [1.7, 0, 10.4], height: 2.2 }),
    clump(stage, { at: [-5.2, 0, 7.4], height: 2.2 }),
    fern(stage, { at: [-3.5, 0, 6], height: 1.1 }),
    clump(stage, { at: [4, 0, 5.2], height: 1.9, leaves: 8 }),
    grass(stage, [-5, 0, 4.2], [5, 0, 4.2], 240, 0.34, "#76a04f"),
    finish(stage, [500, 150], 0.2),
  ].join("");
