import { gardenLamp, splitGate, stones } from "../architecture.ts";
import { riceBackdrop, seaBackdrop, skyFor } from "../backdrops.ts";
import { lounger } from "../furniture.ts";
import { deck, gravel, lawn, paving, petals } from "../ground.ts";
import { aFrame, backWall, joglo, lumbung, modern, thatched, twoStorey } from "../houses.ts";
import type { Picture, Scene } from "../picture.ts";
import { border, bush, clump, fern, grass, palm, plantShade } from "../plants.ts";
import { clouds, mistBank, ridge, sky, volcano } from "../sky.ts";
import { level, panel } from "../solids.ts";
import { dappled, finish } from "../texture.ts";
import { bamboo, canopy, frangipani } from "../trees.ts";
import { outline, type Stage } from "../view.ts";
import { pool, rimFaces } from "../water.ts";

/** Thatched villa behind its pool, low sun from the right. */
const thatchedVilla: Scene = (stage, camera) => {
  const water = level(-4.2, 0, 4.4, 7, 3.2);
  const behind = (view: Stage) =>
    palm(view, { at: [-5.4, 0, 14], height: 7.4, lean: 0.14 }) +
    clump(view, { at: [-3.6, 0, 11.5], height: 2.8 }) +
    thatched(view, -2.2, 9.2, 8) +
    palm(view, { at: [7.2, 0, 11], height: 6.4, lean: -0.14, crown: 2.4 });
  const terrace = level(-9, 0, 0.6, 18, 3.3);
  return [
    sky(stage, [985, 236], 24),
    clouds(stage, 70, 300, 8),
    ridge(stage, 440, 90, 0.72, "#54706a"),
    canopy(stage, [-20, 1220], 455, 110, "#56783f", 0.36),
    lawn(stage, 470),
    behind(stage),
    ...rimFaces(water, 0.45).map((face) => panel(stage, face, "#cbbda6")),
    pool(stage, { face: water, camera, level: 0 }, behind),
    paving(stage, -9, 0, 0.6, 18, 3.3, "#c7b79d"),
    dappled(stage, outline(stage, terrace), [1300, 560], 760, 0.5),
    bush(stage, { at: [-5.9, 0, 7], width: 2.6, height: 1.2, flower: "#d8487e" }),
    bush(stage, { at: [4.9, 0, 7.6], width: 2, height: 0.9, colour: "#5a8443" }),
    plantShade(stage, [3.9, 0, 5.4], 1.3),
    frangipani(stage, { at: [3.9, 0, 5.4], height: 3.3 }),
    petals(stage, [3.6, 0.01, 4.2], 1.3, 16),
    clump(stage, { at: [-4, 0, 2.9], height: 1.5, leaves: 9, spread: 0.95 }),
    fern(stage, { at: [-3.1, 0, 2.5], height: 0.7 }),
    grass(stage, [3.3, 0, 5], [8, 0, 4.6], 130, 0.4),
    finish(stage, [985, 236], 0.34),
  ].join("");
};

/** Modern villa at dusk, rooms glowing, the pool full of light. */
const modernVilla: Scene = (stage, camera) => {
  const water = level(-5.6, 0, 4, 9.4, 4.2);
  const behind = (view: Stage) =>
    palm(view, { at: [-6.4, 0, 15], height: 8, lean: 0.1 }) +
    modern(view, -4.2, 10.6) +
    palm(view, { at: [6.6, 0, 13], height: 8.4, lean: -0.1 });
  return [
    skyFor(stage, null),
    canopy(stage, [-20, 1220], 500, 170, "#3f5f46", 0.28),
    lawn(stage, 520, 900),
    behind(stage),
    deck(stage, -8, 0.01, 8.2, 16, 2.4, "#8f6640"),
    ...rimFaces(water, 0.5).map((face) => panel(stage, face, "#a79f94")),
    pool(stage, { face: water, camera, level: 0, glowing: true, tint: "#2f9aa8", clear: 0.5 }, behind),
    lounger(stage, 4.6, 5, "#e9dfd0"),
    clump(stage, { at: [-6.4, 0, 7.4], height: 2.2 }),
    fern(stage, { at: [-5.9, 0, 5.6], height: 1 }),
    gardenLamp(stage, [4.3, 0, 8]),
    gardenLamp(stage, [-6, 0, 8.4]),
    clump(stage, { at: [4.1, 0, 2.8], height: 1.6, leaves: 8 }),
    finish(stage, [600, 470], 0.14),
  ].join("");
};

/** A joglo in the morning behind a split gate. */
const jogloVilla: Scene = (stage) =>
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
const whiteHouse: Scene = (stage) =>
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

/** An A-frame among bamboo by night, stars above. */
const nightCabin: Scene = (stage) =>
  [
    skyFor(stage, [910, 150]),
    ridge(stage, 480, 150, 0.4, "#33485a"),
    canopy(stage, [-20, 1220], 500, 160, "#2f4f45", 0.3),
    palm(stage, { at: [7, 0, 18], height: 9.5, lean: -0.1, far: 0.1 }),
    bamboo(stage, [-6.4, 0, 14], 8.5, 12),
    lawn(stage, 540, 900),
    aFrame(stage, -5.6, 12),
    bamboo(stage, [4.6, 0, 13.5], 6.5, 9),
    stones(stage, [1, 0, 4.4], [-1.9, 0, 9.4], 7),
    ...(
      [
        [-1.4, 5.4],
        [-1.2, 7.4],
        [2, 5.6],
        [1.8, 7.8],
      ] as const
    ).map(([x, z]) => gardenLamp(stage, [x, 0, z], 0.4)),
    clump(stage, { at: [-3.4, 0, 6.6], height: 1.8 }),
    fern(stage, { at: [3.2, 0, 6], height: 1.1 }),
    bush(stage, { at: [4.6, 0, 8], width: 2.6, height: 1.2 }),
    clump(stage, { at: [3.4, 0, 4], height: 1.6, leaves: 7 }),
    finish(stage, [600, 480], 0.1),
  ].join("");

/** A clifftop house over the ocean, late light. */
const cliffVilla: Scene = (stage, camera) => {
  const water = level(-7.5, 0, 5.2, 7.2, 3.4);
  return [
    seaBackdrop([250, 280])(stage),
    gravel(stage, level(-1.2, -0.02, 3, 14, 14), "#b9a888", 400),
    palm(stage, { at: [6.8, 0, 15], height: 8, lean: -0.18 }),
    thatched(stage, 0.4, 9.6, 8.4, "#ead9c0", 3.4),
    deck(stage, -0.8, 0.01, 4.4, 12, 5.2),
    pool(stage, { face: water, camera, level: 0, tint: "#4c9fa0", clear: 0.5 }, (view) =>
      skyFor(view, [250, 280]),
    ),
    ...rimFaces(water, 0.18).map((face) => panel(stage, face, "#d6c7ac")),
    deck(stage, -12, 0.01, 1.2, 24, 3.9, "#a5774c"),
    dappled(stage, outline(stage, level(-12, 0, 1.2, 24, 3.2)), [-80, 620], 760, 0.4),
    lounger(stage, -2.6, 3.1, "#f3e6d0"),
    lounger(stage, -1.5, 3.1, "#f3e6d0"),
    frangipani(stage, { at: [3.2, 0, 5], height: 3.1, bloom: "#ffe9d2" }),
    clump(stage, { at: [3.4, 0, 3.4], height: 1.5 }),
    fern(stage, { at: [2.7, 0, 3], height: 0.7 }),
    finish(stage, [250, 280], 0.36),
  ].join("");
};

/** A house among green terraces below the volcano. */
const fieldVilla: Scene = (stage) =>
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
const barns: Scene = (stage) =>
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

export const villas: Readonly<Record<string, Picture>> = {
  "villa-01": {
    light: "golden",
    seed: 11,
    draw: thatchedVilla,
    eye: [0.2, 1.7, -1.2],
    horizon: 455,
    focal: 900,
  },
  "villa-02": {
    light: "dusk",
    seed: 12,
    draw: modernVilla,
    eye: [-0.6, 1.7, -0.4],
    horizon: 520,
    focal: 900,
  },
  "villa-03": { light: "dawn", seed: 13, draw: jogloVilla, eye: [0.5, 1.6, -1.6], horizon: 500, focal: 1000 },
  "villa-04": {
    light: "noon",
    seed: 14,
    draw: whiteHouse,
    eye: [0.4, 1.6, -1.6],
    horizon: 545,
    focal: 960,
    yaw: -0.04,
  },
  "villa-05": {
    light: "night",
    seed: 15,
    draw: nightCabin,
    eye: [1.6, 1.6, -1.2],
    yaw: -0.1,
    horizon: 540,
    focal: 960,
  },
  "villa-06": {
    light: "golden",
    seed: 16,
    draw: cliffVilla,
    toSun: [-0.7, 0.42, 0.3],
    eye: [0.4, 2, -1.2],
    horizon: 440,
    focal: 900,
  },
  "villa-07": { light: "noon", seed: 17, draw: fieldVilla, eye: [0, 2.2, -1.2], horizon: 450, focal: 950 },
  "villa-08": { light: "mist", seed: 18, draw: barns, eye: [0, 1.7, -1.4], horizon: 530, focal: 980 },
};
