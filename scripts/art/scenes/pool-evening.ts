import { modern, thatched } from "../building/houses.ts";
import { gardenLamp } from "../furniture/lamps.ts";
import { lounger } from "../furniture/lounger.ts";
import { parasol } from "../furniture/parasol.ts";
import { seaBackdrop, skyFor } from "../nature/backdrops.ts";
import { canopy } from "../nature/canopy.ts";
import { deck, paving } from "../nature/ground.ts";
import { palm } from "../nature/palms.ts";
import { clump, fern } from "../nature/plants.ts";
import { caustics, pool, rimFaces } from "../nature/pool-water.ts";
import { border, bush } from "../nature/shrubs.ts";
import { finish } from "../paint/finish.ts";
import type { Scene } from "../paint/picture.ts";
import { level, panel } from "../paint/solids.ts";
import type { Stage } from "../paint/view.ts";

/** Infinity edge against the ocean, the sun going down. */
export const oceanEdge: Scene = (stage, camera) => {
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

/** Lit pool by night in front of a modern house. */
export const nightPool: Scene = (stage, camera) => {
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

/** A long lap pool between palms, one vanishing point, dusk. */
export const lapPool: Scene = (stage, camera) => {
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
