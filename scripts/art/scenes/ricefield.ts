import { hipRoof } from "../building/roofs.ts";
import { bale } from "../building/timber.ts";
import { riceBackdrop, skyFor } from "../nature/backdrops.ts";
import { canopy } from "../nature/canopy.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern, grass } from "../nature/plants.ts";
import { mistBank, ridge, volcano } from "../nature/relief.ts";
import { terraces } from "../nature/terraces.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";

/** Dawn: the volcano over misty steps, some under water. */
const dawnTerraces: Scene = (stage) =>
  [
    skyFor(stage, [320, 250]),
    volcano(stage, [740, 110], 470, 420, 0.6),
    ridge(stage, 400, 60, 0.72, "#587068"),
    mistBank(stage, 390, 50, 0.8),
    canopy(stage, [-20, 1220], 420, 50, "#5d7f4c", 0.58, 460),
    palm(stage, { at: [-6.4, 0, 20], height: 6, far: 0.46 }),
    palm(stage, { at: [5.4, 0, 22], height: 6.6, lean: -0.14, far: 0.5 }),
    palm(stage, { at: [7.6, 0, 24], height: 6, lean: -0.2, far: 0.52 }),
    terraces(stage, {
      top: 415,
      bottom: 930,
      count: 12,
      flooded: 0.45,
      swing: 60,
      bend: 110,
      bendAt: 0.42,
      far: 0.7,
    }),
    mistBank(stage, 470, 46, 0.45),
    grass(stage, [-4, -1.6, 3.6], [4, -1.6, 3.6], 200, 0.5, "#88a24a"),
    finish(stage, [320, 250], 0.38),
  ].join("");

/** Noon: steep vivid steps around a hill with palms. */
const noonTerraces: Scene = (stage) =>
  [
    skyFor(stage, null),
    ridge(stage, 330, 110, 0.6, "#4f7568"),
    canopy(stage, [-20, 1220], 330, 90, "#4f7f3f", 0.45, 420),
    palm(stage, { at: [-5.4, 1, 17], height: 6.6, far: 0.24 }),
    palm(stage, { at: [-3.4, 1, 18], height: 7.6, lean: -0.1, far: 0.28 }),
    palm(stage, { at: [6.4, 1, 18], height: 7, far: 0.26 }),
    terraces(stage, {
      top: 345,
      bottom: 960,
      count: 15,
      swing: 90,
      bend: -170,
      bendAt: 0.62,
      colour: "#86b43c",
      far: 0.4,
    }),
    palm(stage, { at: [4.3, -1, 9], height: 5.6, lean: -0.2, crown: 2.4 }),
    clump(stage, { at: [-4.1, -2, 6.4], height: 2.6, tears: 0.2 }),
    fern(stage, { at: [-3, -2, 5.6], height: 1.1 }),
    finish(stage, [900, 60], 0.16),
  ].join("");

/** Flooded paddies taking the colours of the evening. */
const mirrorPaddies: Scene = (stage) =>
  [
    skyFor(stage, [760, 330]),
    ridge(stage, 410, 70, 0.6, "#4a5a70"),
    canopy(stage, [-20, 1220], 425, 46, "#3f5a50", 0.4, 450),
    palm(stage, { at: [-4.6, 0, 16], height: 6.6, lean: 0.12, far: 0.16 }),
    palm(stage, { at: [-3.2, 0, 18], height: 5.6, lean: -0.1, far: 0.2 }),
    palm(stage, { at: [5, 0, 17], height: 7.4, lean: -0.14, far: 0.18 }),
    terraces(stage, {
      top: 425,
      bottom: 940,
      count: 8,
      flooded: 0.95,
      swing: 70,
      bend: -40,
      far: 0.5,
      colour: "#6f8a4a",
    }),
    grass(stage, [-4, -1.5, 3.4], [4, -1.5, 3.4], 240, 0.55, "#5f7a45"),
    finish(stage, [760, 330], 0.36),
  ].join("");

/** Ripe fields and a thatched shelter in the last sun. */
const shelter: Scene = (stage) =>
  [
    riceBackdrop([960, 290])(stage),
    terraces(stage, {
      top: 470,
      bottom: 960,
      count: 7,
      colour: "#a8a83c",
      swing: 50,
      bend: 60,
      bendAt: 0.3,
      far: 0.3,
      blades: 520,
    }),
    bale(stage, [0.9, -0.6, 9], 2.6, 2.4, 2.4),
    hipRoof(stage, { x: 0.4, z: 8.5, width: 3.6, depth: 3.4 }, 1.8, 1.9, 0.25, "thatch", 1700),
    palm(stage, { at: [-3.6, -0.8, 9.5], height: 6.4, lean: 0.14 }),
    clump(stage, { at: [4.1, -0.9, 8.4], height: 2 }),
    grass(stage, [-4.2, -1.3, 4.2], [4.2, -1.3, 4.2], 420, 0.8, "#b5a245"),
    grass(stage, [-3.6, -1.4, 3.2], [3.6, -1.4, 3.2], 260, 0.7, "#8f9440"),
    finish(stage, [960, 290], 0.4),
  ].join("");

export const ricefields: Readonly<Record<string, Picture>> = {
  "ricefield-01": { light: "dawn", seed: 31, draw: dawnTerraces, eye: [0, 2, -1], horizon: 400 },
  "ricefield-02": { light: "noon", seed: 32, draw: noonTerraces, eye: [0, 3, -1], horizon: 330 },
  "ricefield-03": { light: "dusk", seed: 33, draw: mirrorPaddies, eye: [0, 2, -1], horizon: 420 },
  "ricefield-04": { light: "golden", seed: 34, draw: shelter, eye: [0, 2, -1], horizon: 420 },
};
