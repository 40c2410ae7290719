import type { Picture } from "../paint/picture.ts";
import { barns, fieldVilla, jogloVilla, whiteHouse } from "./villa-day.ts";
import { cliffVilla, modernVilla, nightCabin, thatchedVilla } from "./villa-evening.ts";

export const villas: Readonly<Record<string, Picture>> = {
  "villa-01": {
    light: "golden",
    seed: 11,
    draw: thatchedVilla,
    eye: [0.2, 1.7, -1.2],
    horizon: 455,
    focal: 900,
  },
  "villa-02": {
    light: "dusk",
    seed: 12,
    draw: modernVilla,
    eye: [-0.6, 1.7, -0.4],
    horizon: 520,
    focal: 900,
  },
  "villa-03": { light: "dawn", seed: 13, draw: jogloVilla, eye: [0.5, 1.6, -1.6], horizon: 500, focal: 1000 },
  "villa-04": {
    light: "noon",
    seed: 14,
    draw: whiteHouse,
    eye: [0.4, 1.6, -1.6],
    horizon: 545,
    focal: 960,
    yaw: -0.04,
  },
  "villa-05": {
    light: "night",
    seed: 15,
    draw: nightCabin,
    eye: [1.6, 1.6, -1.2],
    yaw: -0.1,
    horizon: 540,
    focal: 960,
  },
  "villa-06": {
    light: "golden",
    seed: 16,
    draw: cliffVilla,
    toSun: [-0.7, 0.42, 0.3],
    eye: [0.4, 2, -1.2],
    horizon: 440,
    focal: 900,
  },
  "villa-07": { light: "noon", seed: 17, draw: fieldVilla, eye: [0, 2.2, -1.2], horizon: 450, focal: 950 },
  "villa-08": { light: "mist", seed: 18, draw: barns, eye: [0, 1.7, -1.4], horizon: 530, focal: 980 },
};
