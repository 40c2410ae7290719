import { splitGate } from "../building/gate.ts";
import { backWall } from "../building/houses.ts";
import { stones } from "../building/masonry.ts";
import { hipRoof } from "../building/roofs.ts";
import { bale } from "../building/timber.ts";
import { gardenLamp } from "../furniture/lamps.ts";
import { pillow } from "../furniture/pillow.ts";
import { skyFor } from "../nature/backdrops.ts";
import { bamboo } from "../nature/bamboo.ts";
import { canopy } from "../nature/canopy.ts";
import { frangipani } from "../nature/frangipani.ts";
import { lawn, paving, petals } from "../nature/ground.ts";
import { lilies } from "../nature/lotus.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern, grass } from "../nature/plants.ts";
import { pool, rimFaces } from "../nature/pool-water.ts";
import { mistBank } from "../nature/relief.ts";
import { bush } from "../nature/shrubs.ts";
import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";
import { level, panel } from "../paint/solids.ts";
import type { Stage } from "../paint/view.ts";

/** A stone path to a tall split gate, frangipani in flower on both sides. */
const gatePath: Scene = (stage) =>
  [
    skyFor(stage, null),
    canopy(stage, [-20, 1220], 480, 150, "#4f7d3f", 0.4),
    palm(stage, { at: [-4, 0, 20], height: 8.4, far: 0.16 }),
    palm(stage, { at: [3, 0, 22], height: 9, lean: -0.1, far: 0.2 }),
    lawn(stage, 500),
    backWall(stage, 12.6, 1.9, "#c9855c"),
    splitGate(stage, [0, 0, 12], 6, 2.2, "#b5724f"),
    stones(stage, [0, 0, 3], [0, 0, 11.2], 11, "#aaa294"),
    bush(stage, { at: [-3, 0, 10.6], width: 2.4, height: 1, flower: "#e8548a" }),
    bush(stage, { at: [3, 0, 10.6], width: 2.4, height: 1 }),
    frangipani(stage, { at: [-3.2, 0, 8], height: 4.6 }),
    frangipani(stage, { at: [3.5, 0, 7.4], height: 4.2, bloom: "#ffd9dc" }),
    clump(stage, { at: [-2.9, 0, 5.6], height: 1.6 }),
    fern(stage, { at: [-1.7, 0, 5], height: 0.7 }),
    clump(stage, { at: [2.9, 0, 5], height: 1.5, colour: "#6f9a45" }),
    fern(stage, { at: [1.6, 0, 4], height: 0.6 }),
    petals(stage, [0, 0.06, 5.4], 2, 44),
    dappled(stage, "M0 560H1200V900H0Z", [-120, 520], 820, 0.4),
    grass(stage, [-4, 0, 3.2], [-1, 0, 3.2], 110, 0.28),
    grass(stage, [1, 0, 3.2], [4, 0, 3.2], 110, 0.28),
    finish(stage, [850, 80], 0.18),
  ].join("");

/** Lotus pond in the morning mist, a pavilion beyond. */
const lotusPond: Scene = (stage, camera) => {
  const water = level(-8, 0, 2, 16, 8.4);
  const pavilion = (view: Stage) =>
    bale(view, [-1.6, 0, 11.4], 4, 3.4, 2.8) +
    hipRoof(view, { x: -2.3, z: 10.8, width: 5.4, depth: 4.6 }, 2.8, 2.4, 0.24, "thatch", 1700);
  const far = (view: Stage) =>
    canopy(view, [-20, 1220], 430, 150, "#5d8055", 0.5) +
    frangipani(view, { at: [4.4, 0, 11], height: 4.4, far: 0.08 });
  return [
    skyFor(stage, [330, 200]),
    far(stage),
    mistBank(stage, 420, 60, 0.6),
    lawn(stage, 452, 800, "#6f9650"),
    frangipani(stage, { at: [4.4, 0, 11], height: 4.4, far: 0.08 }),
    palm(stage, { at: [-5.6, 0, 13], height: 7, far: 0.1 }),
    pavilion(stage),
    bush(stage, { at: [-4.4, 0, 10.8], width: 3, height: 1 }),
    pool(
      stage,
      { face: water, camera, level: 0, tint: "#5f7f66", clear: 0.7 },
      (view) => far(view) + pavilion(view),
    ),
    lilies(stage),
    clump(stage, { at: [-2.8, 0, 2.6], height: 1.5, colour: "#4f8a4a" }),
    fern(stage, { at: [3, 0, 2.4], height: 0.9 }),
    finish(stage, [330, 200], 0.34),
  ].join("");
};

/** A lantern-lit garden pavilion with cushions, late dusk. */
const lanternCourt: Scene = (stage, camera) => {
  const water = level(-6, 0, 3, 5, 3.4);
  const pavilion = (view: Stage) =>
    bale(view, [-0.8, 0, 8], 4.4, 3.6, 2.9) +
    [0.2, 1.1, 2]
      .map((x, index) =>
        pillow(view, [x, 0.5, 10.6], 0.7, 0.5, ["#c9623a", "#e0b56a", "#3f6268"][index] ?? "#c9623a"),
      )
      .join("") +
    hipRoof(view, { x: -1.6, z: 7.3, width: 6, depth: 5 }, 2.9, 2.7, 0.22, "thatch", 2000);
  return [
    skyFor(stage, null),
    canopy(stage, [-20, 1220], 470, 190, "#3f5f46", 0.3),
    bamboo(stage, [-6, 0, 13], 8, 11, 0.05),
    palm(stage, { at: [6.4, 0, 15], height: 8.6, lean: -0.1 }),
    lawn(stage, 500, 900),
    backWall(stage, 13, 2, "#a8694a"),
    paving(stage, -9, 0.005, 1, 18, 6.6, "#9a948c", 0.8),
    pavilion(stage),
    ...(
      [
        [-1.2, 7.4],
        [3.9, 7.4],
        [-2.2, 6.2],
        [2.2, 4.2],
        [-0.6, 2.8],
      ] as const
    ).map(([x, z]) => gardenLamp(stage, [x, 0, z], 0.42)),
    ...rimFaces(water, 0.3).map((face) => panel(stage, face, "#8d877c")),
    pool(
      stage,
      { face: water, camera, level: 0, tint: "#3f6a70", clear: 0.7 },
      (view) => skyFor(view, null) + pavilion(view),
    ),
    bush(stage, { at: [4.8, 0, 8.6], width: 2.4, height: 1.2, flower: "#d85a86" }),
    clump(stage, { at: [4.2, 0, 5.6], height: 2 }),
    clump(stage, { at: [-4.6, 0, 7.4], height: 2 }),
    fern(stage, { at: [3.1, 0, 3.4], height: 1 }),
    finish(stage, [660, 460], 0.16),
  ].join("");
};

export const gardens: Readonly<Record<string, Picture>> = {
  "garden-01": { light: "noon", seed: 51, draw: gatePath, eye: [0, 1.6, -1], horizon: 500 },
  "garden-02": { light: "dawn", seed: 52, draw: lotusPond, eye: [0, 1.8, -0.6], horizon: 440 },
  "garden-03": { light: "dusk", seed: 53, draw: lanternCourt, eye: [0.4, 1.7, -1], horizon: 500 },
};
