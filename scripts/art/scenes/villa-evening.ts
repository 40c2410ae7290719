import { modern, thatched } from "../building/houses.ts";
import { aFrame } from "../building/lodges.ts";
import { stones } from "../building/masonry.ts";
import { gardenLamp } from "../furniture/lamps.ts";
import { lounger } from "../furniture/lounger.ts";
import { seaBackdrop, skyFor } from "../nature/backdrops.ts";
import { bamboo } from "../nature/bamboo.ts";
import { canopy } from "../nature/canopy.ts";
import { frangipani } from "../nature/frangipani.ts";
import { deck, gravel, lawn, paving, petals } from "../nature/ground.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern, grass, plantShade } from "../nature/plants.ts";
import { pool, rimFaces } from "../nature/pool-water.ts";
import { ridge } from "../nature/relief.ts";
import { bush } from "../nature/shrubs.ts";
import { clouds, sky } from "../nature/sky.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { level, panel } from "../paint/solids.ts";
import { outline, type Stage } from "../paint/view.ts";

/** Thatched villa behind its pool, low sun from the right. */
export const thatchedVilla: Scene = (stage, camera) => {
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
export const modernVilla: Scene = (stage, camera) => {
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

/** An A-frame among bamboo by night, stars above. */
export const nightCabin: Scene = (stage) =>
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
export const cliffVilla: Scene = (stage, camera) => {
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
