import { thatched } from "../building/houses.ts";
import { skyFor } from "../nature/backdrops.ts";
import { canopy } from "../nature/canopy.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern, grass } from "../nature/plants.ts";
import { mistBank, ridge, volcano } from "../nature/relief.ts";
import { sea } from "../nature/sea.ts";
import { border } from "../nature/shrubs.ts";
import { terraces } from "../nature/terraces.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";

/** Terraces down to the ocean at golden hour, a thatched roof and palms on the right, calm sky on the left. */
const panorama: Scene = (stage) =>
  [
    skyFor(stage, [1250, 372]),
    volcano(stage, [1010, 240], 430, 440, 0.74),
    ridge(stage, 440, 60, 0.76, "#55706e", 446),
    sea(stage, 560, [1250, 372], 300),
    canopy(stage, [-20, 1150], 520, 50, "#5d7f4c", 0.5, 600),
    canopy(stage, [1100, 2020], 540, 70, "#52743f", 0.4, 620),
    mistBank(stage, 530, 40, 0.5),
    palm(stage, { at: [-17.5, -1, 34], height: 7.4, far: 0.36 }),
    palm(stage, { at: [-15.4, -1, 35], height: 6.4, lean: -0.1, far: 0.38 }),
    terraces(stage, {
      top: 530,
      bottom: 1120,
      count: 12,
      flooded: 0.25,
      swing: 80,
      bend: 90,
      bendAt: 0.4,
      far: 0.45,
      blades: 420,
    }),
    palm(stage, { at: [6.3, -1.4, 19], height: 8, lean: 0.12 }),
    thatched(stage, 8.6, 19, 8, "#efe0c8", 3.3),
    border(stage, [6.4, -0.9, 17.4], [18, -0.6, 17.4], 15, 1.5),
    palm(stage, { at: [15.6, -0.6, 17], height: 8.6, lean: -0.1 }),
    clump(stage, { at: [9.2, -1.2, 13.4], height: 2.2 }),
    fern(stage, { at: [8, -1.2, 13], height: 1.1 }),
    clump(stage, { at: [-8.4, -1.8, 11], height: 2.6 }),
    grass(stage, [-10, -1.9, 6.4], [10, -1.9, 6.4], 420, 0.5, "#96a346"),
    finish(stage, [1250, 372], 0.3),
  ].join("");

const share: Scene = (stage) =>
  [
    skyFor(stage, [420, 210]),
    volcano(stage, [820, 110], 380, 320, 0.66),
    ridge(stage, 316, 40, 0.74, "#55706e", 330),
    canopy(stage, [-20, 1220], 335, 50, "#5d7f4c", 0.5, 380),
    mistBank(stage, 330, 36, 0.6),
    palm(stage, { at: [-7, -1, 18], height: 7, far: 0.24 }),
    terraces(stage, {
      top: 335,
      bottom: 770,
      count: 10,
      flooded: 0.35,
      swing: 60,
      bend: 80,
      bendAt: 0.4,
      far: 0.5,
    }),
    thatched(stage, 1.2, 13, 7.2, "#efe0c8", 3.2),
    border(stage, [0.4, -0.2, 11.6], [9.2, -0.2, 11.6], 10, 0.8),
    palm(stage, { at: [9, -1.2, 14.4], height: 8, lean: -0.1 }),
    clump(stage, { at: [-5.4, -1.4, 8], height: 2 }),
    grass(stage, [-6, -1.5, 6.4], [6, -1.5, 6.4], 260, 0.45, "#96a346"),
    finish(stage, [420, 210], 0.36),
  ].join("");

export const hero: Picture = {
  light: "golden",
  seed: 61,
  draw: panorama,
  eye: [0, 2.4, -1],
  horizon: 440,
  focal: 950,
};

export const preview: Picture = {
  light: "golden",
  seed: 62,
  draw: share,
  eye: [0, 2, -1],
  horizon: 320,
  focal: 850,
};
