import type { Picture, Scene } from "../paint/picture.ts";
import { paleMorning, pavilion } from "./living-day.ts";
import { duskDen, oceanLounge } from "./living-evening.ts";

const photo = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.6, -1.4],
  focal: 900,
  horizon: 350,
  ...more,
});

export const livings: Readonly<Record<string, Picture>> = {
  "living-01": photo("noon", 301, pavilion),
  "living-02": photo("golden", 302, oceanLounge, { eye: [-0.3, 1.5, -1.6] }),
  "living-03": photo("dawn", 303, paleMorning),
  "living-04": photo("dusk", 304, duskDen),
};
