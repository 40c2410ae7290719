import { ellipse, glow, type Point } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { canopy } from "./canopy.ts";
import { lawn } from "./ground.ts";
import { palm } from "./palms.ts";
import { clump, fern } from "./plants.ts";
import { mistBank, ridge, volcano } from "./relief.ts";
import { sea, surf } from "./sea.ts";
import { bush } from "./shrubs.ts";
import { clouds, cumulus, sky, stars } from "./sky.ts";
import { terraces } from "./terraces.ts";

/** What is seen far off or through an opening. Every backdrop fills the whole picture behind the horizon. */
type Backdrop = (stage: Stage) => string;

const wide = (stage: Stage): readonly [number, number] => [-20, stage.sheet.width + 20];

/** The sky with what its hour brings: heaped clouds at noon, long banks else, stars and moon by night. */
export function skyFor(stage: Stage, sun: Point | null): string {
  const { horizon } = stage.view;
  const { sheet, light } = stage;
  if (light.above === "stars") return sky(stage) + stars(stage, 150, horizon * 0.9) + moon(stage, sun);
  if (light.above === "heaped clouds")
    return (
      sky(stage, sun) +
      cumulus(stage, [sheet.width * 0.24, horizon * 0.8], sheet.width * 0.32, 0.9) +
      cumulus(stage, [sheet.width * 0.82, horizon * 0.62], sheet.width * 0.24, 0.75)
    );
  return sky(stage, sun) + clouds(stage, horizon * 0.2, horizon * 0.85, 8);
}

function moon(stage: Stage, at: Point | null): string {
  if (at === null) return "";
  return glow(stage.sheet, at, 260, "#b9cdf5", 0.5) + ellipse(at, 24, 24, { fill: "#f3f1e2" });
}

export const seaBackdrop =
  (sun: Point | null = null, headland = true): Backdrop =>
  (stage) =>
    skyFor(stage, sun) +
    (headland ? ridge(stage, stage.view.horizon + 1, 46, 0.72, "#55706e", stage.view.horizon + 3) : "") +
    sea(stage, stage.sheet.height, sun);

export const jungleBackdrop =
  (sun: Point | null = null): Backdrop =>
  (stage) => {
    const { horizon } = stage.view;
    return [
      skyFor(stage, sun),
      ridge(stage, horizon - 40, 90, 0.75, "#587068"),
      canopy(stage, wide(stage), horizon - 10, 110, "#5d7f4c", 0.58),
      mistBank(stage, horizon - 5, 50, 0.4),
      palm(stage, { at: [-7, -3, 22], height: 9, far: 0.42, crown: 3 }),
      palm(stage, { at: [6, -3, 24], height: 10, lean: -0.15, far: 0.45, crown: 3 }),
      canopy(stage, wide(stage), horizon + 60, 140, "#4f7a3d", 0.32, stage.sheet.height),
      palm(stage, { at: [2.2, -3, 17], height: 7.4, far: 0.22 }),
      canopy(stage, wide(stage), horizon + 150, 150, "#43703a", 0.12, stage.sheet.height),
    ].join("");
  };

export const riceBackdrop =
  (sun: Point | null = null, peak: Point | null = null): Backdrop =>
  (stage) => {
    const { horizon } = stage.view;
    return [
      skyFor(stage, sun),
      peak
        ? volcano(stage, peak, stage.sheet.width * 0.34, horizon + 20)
        : ridge(stage, horizon - 10, 80, 0.7, "#55706a"),
      mistBank(stage, horizon - 8, 36, 0.6),
      canopy(stage, wide(stage), horizon + 4, 46, "#52743f", 0.5),
      palm(stage, { at: [-9, 0, 28], height: 7, far: 0.42 }),
      palm(stage, { at: [7.5, 0, 26], height: 7.5, lean: -0.2, far: 0.4 }),
      palm(stage, { at: [10.5, 0, 30], height: 7, far: 0.46 }),
      terraces(stage, { top: horizon, bottom: stage.sheet.height, count: 9, swing: 36, flooded: 0.2 }),
    ].join("");
  };

export const gardenBackdrop =
  (sun: Point | null = null): Backdrop =>
  (stage) => {
    const { horizon } = stage.view;
    return [
      skyFor(stage, sun),
      canopy(stage, wide(stage), horizon - 20, 130, "#587b42", 0.4),
      palm(stage, { at: [-3.4, 0, 16], height: 6.2, far: 0.2 }),
      palm(stage, { at: [4.6, 0, 18], height: 7, lean: -0.14, far: 0.25 }),
      canopy(stage, wide(stage), horizon + 26, 80, "#4a7439", 0.2),
      lawn(stage, horizon + 30),
      clump(stage, { at: [-2.6, 0, 11], height: 2.6, leaves: 9, far: 0.06 }),
      bush(stage, { at: [2.4, 0, 11], width: 2.6, height: 1.3, flower: "#d85a86", far: 0.06 }),
      clump(stage, { at: [4.6, 0, 11.5], height: 3, leaves: 8, far: 0.06 }),
      fern(stage, { at: [0.4, 0, 10.4], height: 1.1, far: 0.04 }),
      bush(stage, { at: [-5, 0, 12], width: 3, height: 1.4, far: 0.06 }),
    ].join("");
  };

/** The shore: sea with breaking lines down to a wet edge. */
export const surfLines = (stage: Stage, rows: readonly (readonly [y: number, thick: number])[]) =>
  rows.map(([y, thick]) => surf(stage, y, thick)).join("");
