import type { Picture } from "../paint/picture.ts";
import { courtPool, junglePool, noonCorner } from "./pool-day.ts";
import { lapPool, nightPool, oceanEdge } from "./pool-evening.ts";

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
