import { bale, gardenLamp } from "../architecture.ts";
import { gardenBackdrop, jungleBackdrop, seaBackdrop, skyFor } from "../backdrops.ts";
import { lounger } from "../furniture.ts";
import { deck, paving, petals } from "../ground.ts";
import { modern, thatched } from "../houses.ts";
import { JAR, scaled, turned, turnedShade } from "../lathe.ts";
import { parasol } from "../parasol.ts";
import type { Picture, Scene } from "../picture.ts";
import { border, bush, clump, fern, palm } from "../plants.ts";
import { hipRoof } from "../roofs.ts";
import { level, panel, upright } from "../solids.ts";
import { dappled, finish, masonry, plaster } from "../texture.ts";
import { canopy, frangipani } from "../trees.ts";
import { outline, type Stage } from "../view.ts";
import { caustics, pool, rimFaces } from "../water.ts";

/** Infinity edge against the ocean, the sun going down. */
const oceanEdge: Scene = (stage, camera) => {
  const water = level(-9, 0, 2.2, 12, 6.4);
  const palms = (view: Stage) =>
    palm(view, { at: [4.6, -1, 12.5], height: 6.8, lean: -0.26, crown: 2.8 }) +
    palm(view, { at: [6.4, -1, 14], height: 8, lean: -0.16, crown: 2.8 });
  return [
    seaBackdrop([400, 290])(stage),
    palms(stage),
    border(stage, [3, -0.3, 9.4], [9, -0.3, 9.4], 7, 0.8),
    pool(
      stage,
      { face: water, camera, level: 0, tint: "#2f8f9c", clear: 0.4 },
      (view) => skyFor(view, [400, 290]) + palms(view),
    ),
    panel(stage, level(-9, 0.01, 8.45, 12, 0.14), "#7d6c5a"),
    deck(stage, 3, 0.02, 1.4, 9, 7.6, "#a5774c"),
    deck(stage, -12, 0.02, 0.6, 24, 1.6, "#a5774c"),
    parasol(stage, [5.2, 0, 7.4], "#f7ead2"),
    lounger(stage, 3.6, 5.2, "#f6ead4"),
    lounger(stage, 4.8, 5.2, "#f6ead4"),
    clump(stage, { at: [-3.6, 0, 2], height: 1.5, leaves: 9 }),
    fern(stage, { at: [-2.9, 0, 1.8], height: 0.6 }),
    finish(stage, [400, 290], 0.3),
  ].join("");
};

/** Turquoise water at noon seen from above its corner, caustics and white loungers. */
const noonCorner: Scene = (stage, camera) => {
  const water = level(-5, 0, 3, 7.4, 7.5);
  const behind = (view: Stage) =>
    bush(view, { at: [-4, 0, 14], width: 4, height: 1.8, flower: "#d83f7e" }) +
    palm(view, { at: [3, 0, 15], height: 6 });
  return [
    gardenBackdrop()(stage),
    plaster(stage, upright([-10, 0, 15.5], [10, 0, 15.5], 2), "#f3e9d8", 0.2),
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

/** Lit pool by night in front of a modern house. */
const nightPool: Scene = (stage, camera) => {
  const water = level(-3.4, 0, 2.4, 6.8, 6.6);
  const behind = (view: Stage) =>
    modern(view, -4.8, 12.6) +
    palm(view, { at: [5.6, 0, 13], height: 8.4, lean: -0.12 }) +
    palm(view, { at: [-6.4, 0, 13], height: 7, lean: 0.16 });
  return [
    skyFor(stage, [240, 130]),
    canopy(stage, [-20, 1220], 450, 120, "#2f4f45", 0.3, 520),
    paving(stage, -12, 0, 0.6, 24, 13, "#8d8b86", 0.9),
    behind(stage),
    ...rimFaces(water, 0.4).map((face) => panel(stage, face, "#b5afa4")),
    pool(stage, { face: water, camera, level: 0, glowing: true, tint: "#1f8fa6", clear: 0.42 }, behind),
    caustics(stage, water, 13, 0.22),
    lounger(stage, 4.2, 5.6, "#cfc6b8"),
    lounger(stage, -5.1, 5.6, "#cfc6b8"),
    clump(stage, { at: [-5.4, 0, 9.4], height: 2 }),
    clump(stage, { at: [5.6, 0, 9.4], height: 2.2 }),
    gardenLamp(stage, [-4, 0, 8.8], 0.5),
    gardenLamp(stage, [4.1, 0, 8.8], 0.5),
    fern(stage, { at: [3.6, 0, 2.2], height: 0.8 }),
    finish(stage, [600, 560], 0.08),
  ].join("");
};

/** A curved-feeling jungle pool in the morning mist, a pavilion at its end. */
const junglePool: Scene = (stage, camera) => {
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
const courtPool: Scene = (stage, camera) => {
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
    clump(stage, { at: [2.4, 0, 7.8], height: 2 }),
    clump(stage, { at: [4.1, 0, 7.6], height: 2.5 }),
    fern(stage, { at: [1.3, 0, 7.8], height: 0.8 }),
    ...rimFaces(water, 0.4).map((face) => panel(stage, face, "#efdfc4")),
    pool(stage, { face: water, camera, level: 0, tint: "#38b0a8", clear: 0.26 }, behind),
    petals(stage, [-1.6, 0.01, 4.6], 1.4, 14),
    turnedShade(stage, [3.3, 0, 5.6], 0.45),
    turned(stage, { at: [3.3, 0, 5.6], profile: scaled(JAR, 2.2), colour: "#8f5a3a", inside: "#2a1c14" }),
    lounger(stage, -4.4, 4, "#f6ead4"),
    fern(stage, { at: [-3.3, 0, 2.4], height: 0.8 }),
    finish(stage, [1120, 200], 0.34),
  ].join("");
};

/** A long lap pool between palms, one vanishing point, dusk. */
const lapPool: Scene = (stage, camera) => {
  const water = level(-1.7, 0, 2, 3.4, 15);
  const rows = [18, 15, 12, 9] as const;
  const behind = (view: Stage) =>
    thatched(view, -4, 20, 8) +
    rows
      .map(
        (z) =>
          palm(view, { at: [-4, 0, z], height: 5.8, lean: 0.06, crown: 2.2 }) +
          palm(view, { at: [4, 0, z], height: 5.8, lean: -0.06, crown: 2.2 }),
      )
      .join("");
  return [
    skyFor(stage, [600, 380]),
    treeLine(stage),
    paving(stage, -12, 0, 0.6, 24, 19, "#a39690", 1),
    thatched(stage, -4, 20, 8),
    ...rows.flatMap((z) => [
      bush(stage, { at: [-4.2, 0, z], width: 1.8, height: 0.7 }),
      bush(stage, { at: [4.2, 0, z], width: 1.8, height: 0.7 }),
      palm(stage, { at: [-4, 0, z], height: 5.8, lean: 0.06, crown: 2.2 }),
      palm(stage, { at: [4, 0, z], height: 5.8, lean: -0.06, crown: 2.2 }),
      gardenLamp(stage, [-2.6, 0, z - 1], 0.35),
      gardenLamp(stage, [2.6, 0, z - 1], 0.35),
    ]),
    ...rimFaces(water, 0.4).map((face) => panel(stage, face, "#c3b5aa")),
    pool(
      stage,
      { face: water, camera, level: 0, tint: "#4f86a0", clear: 0.7 },
      (view) => skyFor(view, [600, 380]) + behind(view),
    ),
    finish(stage, [600, 380], 0.3),
  ].join("");
};

const treeLine = (stage: Stage) => canopy(stage, [-20, 1220], 470, 80, "#4a5f4c", 0.45, 520);

export const pools: Readonly<Record<string, Picture>> = {
  "pool-01": {
    light: "golden",
    seed: 21,
    draw: oceanEdge,
    toSun: [-0.5, 0.42, 0.6],
    eye: [0.9, 1.9, -1.2],
    horizon: 410,
    focal: 820,
  },
  "pool-02": { light: "noon", seed: 22, draw: noonCorner, eye: [0, 3.4, -1.4], horizon: 270, focal: 880 },
  "pool-03": { light: "night", seed: 23, draw: nightPool, eye: [0, 2, -1.4], horizon: 440, focal: 860 },
  "pool-04": { light: "mist", seed: 24, draw: junglePool, eye: [0, 1.9, -1], horizon: 420, focal: 860 },
  "pool-05": { light: "golden", seed: 25, draw: courtPool, eye: [0.2, 1.9, -1.2], horizon: 410, focal: 950 },
  "pool-06": { light: "dusk", seed: 26, draw: lapPool, eye: [0, 1.8, -1], horizon: 440, focal: 860 },
};
