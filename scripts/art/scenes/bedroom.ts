import type { Picture, Scene } from "../paint/picture.ts";
import { gardenDoors, morningLoft, noonShadow } from "./bedroom-day.ts";
import { lampLit, seaFront, stoneWall } from "./bedroom-evening.ts";

const room = (light: Picture["light"], seed: number, draw: Scene, more: Partial<Picture> = {}): Picture => ({
  light,
  seed,
  draw,
  eye: [0, 1.7, -0.9],
  focal: 980,
  horizon: 345,
  ...more,
});

export const bedrooms: Readonly<Record<string, Picture>> = {
  "bedroom-01": room("noon", 101, gardenDoors),
  "bedroom-02": room("golden", 102, seaFront),
  "bedroom-03": room("night", 103, lampLit),
  "bedroom-04": room("dawn", 104, morningLoft, { eye: [0.3, 1.6, -0.8] }),
  "bedroom-05": room("mist", 105, stoneWall, { eye: [-0.8, 1.6, -1], yaw: 0.16 }),
  "bedroom-06": room("noon", 106, noonShadow, { eye: [0.2, 1.6, -0.9] }),
};
