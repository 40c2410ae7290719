import { hipRoof } from "../building/roofs.ts";
import { bale } from "../building/timber.ts";
import { JAR, scaled, turned, turnedShade } from "../furniture/lathe.ts";
import { lounger } from "../furniture/lounger.ts";
import { parasol } from "../furniture/parasol.ts";
import { gardenBackdrop, jungleBackdrop, skyFor } from "../nature/backdrops.ts";
import { frangipani } from "../nature/frangipani.ts";
import { paving, petals } from "../nature/ground.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern } from "../nature/plants.ts";
import { caustics, pool, rimFaces } from "../nature/pool-water.ts";
import { bush } from "../nature/shrubs.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { level, panel, upright } from "../paint/solids.ts";
import { masonry, plaster } from "../paint/texture.ts";
import { outline, type Stage } from "../paint/view.ts";

/** Turquoise water at noon seen from above its corner, caustics and white loungers. */
export const noonCorner: Scene = (stage, camera) => {
  const water = level(-5, 0, 3, 7.4, 7.5);
  const behind = (view: Stage) =>
    bush(view, { at: [-4, 0, 14], width: 4, height: 1.8, flower: "#d83f7e" }) +
    palm(view, { at: [3, 0, 15], height: 6 });
  return [
    gardenBackdrop()(stage),
    plaster(stage, upright([-18, 0, 15.5], [18, 0, 15.5], 2), "#f3e9d8", 0.2),
    behind(stage),
    clump(stage, { at: [-1, 0, 14], height: 2.6 }),
    clump(stage, { at: [5.4, 0, 13.6], height: 2.8 }),
    bush(stage, { at: [0.8, 0, 14], width: 3, height: 1.2 }),
    paving(stage, -10, 0, 0.4, 20, 14, "#d9cdb6", 0.9),
    dappled(stage, outline(stage, level(-10, 0, 0.4, 20, 14)), [1280, 330], 760, 0.45),
    ...rimFaces(water, 0.4).map((face) => panel(stage, face, "#efe6d6")),
    pool(stage, { face: water, camera, level: 0, tint: "#3cc0be", clear: 0.22 }, behind),
    caustics(stage, water, 15, 0.5),
    lounger(stage, 3.6, 7),
    lounger(stage, 5, 7),
    parasol(stage, [4.8, 0, 9.4], "#f6efe0"),
    frangipani(stage, { at: [-5.6, 0, 11.6], height: 3.2 }),
    petals(stage, [-2, 0.01, 6], 2.6, 16),
    turnedShade(stage, [3.5, 0, 5.2], 0.4),
    turned(stage, { at: [3.5, 0, 5.2], profile: scaled(JAR, 1.8), colour: "#c9764a", inside: "#2a1c14" }),
    clump(stage, { at: [-3.9, 0, 2], height: 1.5, leaves: 8 }),
    finish(stage, [250, 80], 0.14),
  ].join("");
};

/** A curved-feeling jungle pool in the morning mist, a pavilion at its end. */
export const junglePool: Scene = (stage, camera) => {
  const water = level(-7, 0, 2.8, 11, 6);
  const pavilion = (view: Stage) =>
    bale(view, [1.6, 0, 10], 3.6, 3.2, 2.7) +
    hipRoof(view, { x: 1, z: 9.4, width: 4.8, depth: 4.4 }, 2.7, 2.2, 0.2, "thatch", 1600);
  return [
    jungleBackdrop()(stage),
    clump(stage, { at: [-5.6, 0, 12], height: 3 }),
    fern(stage, { at: [-2.5, 0, 11], height: 1.4 }),
    bush(stage, { at: [-3.6, 0, 12], width: 3, height: 1.2 }),
    pavilion(stage),
    palm(stage, { at: [6.2, 0, 12], height: 6.6, lean: -0.16 }),
    pool(
      stage,
      { face: water, camera, level: 0, tint: "#5fae9c", clear: 0.42 },
      (view) => jungleBackdrop()(view) + pavilion(view),
    ),
    panel(stage, level(-7, 0.01, 8.7, 11, 0.16), "#6f6a5c"),
    masonry(
      stage,
      [
        [4, 0.01, 2.4],
        [9, 0.01, 2.4],
        [9, 0.01, 10],
        [4, 0.01, 10],
      ],
      "#8f897a",
      12,
      8,
    ),
    masonry(
      stage,
      [
        [-12, 0.01, 0.8],
        [12, 0.01, 0.8],
        [12, 0.01, 2.8],
        [-12, 0.01, 2.8],
      ],
      "#8f897a",
      4,
      26,
    ),
    clump(stage, { at: [4.9, 0, 6.2], height: 2 }),
    fern(stage, { at: [4.4, 0, 4.8], height: 1 }),
    clump(stage, { at: [-3.4, 0, 2.1], height: 1.7, leaves: 9 }),
    fern(stage, { at: [-2.5, 0, 1.8], height: 0.6 }),
    petals(stage, [3, 0.02, 2.2], 1.6, 12),
    finish(stage, [420, 160], 0.2),
  ].join("");
};

/** A plunge pool in a walled court: terracotta limewash, frangipani, late sun. */
export const courtPool: Scene = (stage, camera) => {
  const water = level(-2.4, 0, 3.4, 4.8, 3.2);
  const wall = upright([-7, 0, 8.4], [7, 0, 8.4], 3.1);
  const behind = (view: Stage) =>
    plaster(view, wall, "#d99a72", 0.2) + frangipani(view, { at: [-2.9, 0, 7.6], height: 4.2 });
  return [
    skyFor(stage, null),
    palm(stage, { at: [4.4, 0, 12], height: 6.4, lean: -0.1 }),
    palm(stage, { at: [-5, 0, 13], height: 6, lean: 0.1, far: 0.1 }),
    plaster(stage, wall, "#d99a72", 0.2),
    dappled(stage, outline(stage, wall), [1120, 150], 680, 0.55),
    panel(stage, upright([-7, 3.1, 8.4], [7, 3.1, 8.4], 0.14), "#b5774f"),
    paving(stage, -7, 0, 0.5, 14, 7.9, "#d9b893", 0.8),
    frangipani(stage, { at: [-2.9, 0, 7.6], height: 4.2 }),
    bush(stage, { at: [0.7, 2.7, 8.3], width: 4.4, height: 0.9, flower: "#cf3f86", leaves: 460 }),
    clump(stage, { at: [2.4, 0, 7.8], height: 2 }),
    clump(stage, { at: [4.1, 0, 7.6], height: 2.5 }),
    fern(stage, { at: [1.3, 0, 7.8], height: 0.8 }),
    ...rimFaces(water, 0.4).map((face) => panel(stage, face, "#efdfc4")),
    pool(stage, { face: water, camera, level: 0, tint: "#46b8cc", clear: 0.24 }, behind),
    petals(stage, [-1.6, 0.01, 4.6], 1.4, 14),
    turnedShade(stage, [3.3, 0, 5.6], 0.45),
    turned(stage, { at: [3.3, 0, 5.6], profile: scaled(JAR, 2.2), colour: "#8f5a3a", inside: "#2a1c14" }),
    fern(stage, { at: [-3.3, 0, 2.4], height: 0.8 }),
    finish(stage, [1120, 200], 0.34),
  ].join("");
};
