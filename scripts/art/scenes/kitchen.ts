import type { Picture, Scene } from "../paint/picture.ts";
import { sage, seaside } from "./kitchen-day.ts";
import { evening, openAir } from "./kitchen-evening.ts";

const photo = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.6, -1.1],
  focal: 900,
  horizon: 365,
  ...more,
});

export const kitchens: Readonly<Record<string, Picture>> = {
  "kitchen-01": photo("noon", 201, sage),
  "kitchen-02": photo("golden", 202, openAir, { eye: [-0.3, 1.65, -1.4] }),
  "kitchen-03": photo("night", 203, evening),
  "kitchen-04": photo("noon", 204, seaside, { eye: [0.1, 1.6, -0.9], focal: 800 }),
};
