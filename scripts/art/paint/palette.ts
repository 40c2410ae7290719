import { lit, mix, type Rgb } from "./colour.ts";

export type Vec = readonly [number, number, number];

/** One time of day: the sky, the direct and the surrounding light, and the air between things. */
export type Light = {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  key: Rgb;
  ambient: Rgb;
  haze: string;
  toSun: Vec;
  lampsOn: boolean;
  /** What stands in the sky of this hour. */
  above: "heaped clouds" | "cloud banks" | "stars";
  sea: readonly [far: string, near: string];
};

const dawn: Light = {
  sky: ["#7ea6c4", "#e8c9c0", "#fce3cb"],
  sun: "#ffe9cf",
  key: [0.78, 0.58, 0.46],
  ambient: [0.5, 0.52, 0.62],
  haze: "#e6d5d0",
  toSun: [-0.75, 0.42, 0.35],
  lampsOn: false,
  above: "cloud banks",
  sea: ["#b9c7cf", "#6f9aa6"],
};

const noon: Light = {
  sky: ["#4d9bc9", "#93cbe2", "#e2f1ec"],
  sun: "#fffbe8",
  key: [0.78, 0.74, 0.64],
  ambient: [0.36, 0.42, 0.48],
  haze: "#c9e0e2",
  toSun: [-0.45, 0.8, -0.4],
  lampsOn: false,
  above: "heaped clouds",
  sea: ["#3b8fb5", "#4fc0bd"],
};

const golden: Light = {
  sky: ["#5e93b8", "#f2b980", "#ffd592"],
  sun: "#ffe3a6",
  key: [1.08, 0.68, 0.32],
  ambient: [0.31, 0.32, 0.4],
  haze: "#f0bf8c",
  toSun: [0.78, 0.4, -0.3],
  lampsOn: false,
  above: "cloud banks",
  sea: ["#dcae82", "#3f7f8c"],
};

const dusk: Light = {
  sky: ["#344a78", "#a97f9c", "#f5b184"],
  sun: "#ffc491",
  key: [0.36, 0.2, 0.16],
  ambient: [0.23, 0.22, 0.34],
  haze: "#9d7a98",
  toSun: [0.6, 0.35, 0.6],
  lampsOn: true,
  above: "cloud banks",
  sea: ["#c58d93", "#3d527c"],
};

const night: Light = {
  sky: ["#0b1630", "#1a2f55", "#3b5274"],
  sun: "#e8eefc",
  key: [0.1, 0.14, 0.2],
  ambient: [0.06, 0.085, 0.15],
  haze: "#26395a",
  toSun: [-0.5, 0.75, -0.3],
  lampsOn: true,
  above: "stars",
  sea: ["#2c4468", "#122444"],
};

const mist: Light = {
  sky: ["#b4c6c4", "#d5ddd5", "#ecebdf"],
  sun: "#fbf6e6",
  key: [0.3, 0.29, 0.26],
  ambient: [0.5, 0.54, 0.53],
  haze: "#d3dcd5",
  toSun: [-0.3, 0.9, -0.1],
  lampsOn: false,
  above: "cloud banks",
  sea: ["#bccbca", "#7f9fa0"],
};

export const LIGHTS = { dawn, noon, golden, dusk, night, mist } as const;

/** Strength of the light on a surface; `facing` is 0 (turned away from the sun) to 1 (square to it). */
export function strength(light: Light, facing: number, openness = 1): Rgb {
  const at = (channel: 0 | 1 | 2) => light.ambient[channel] * openness + light.key[channel] * facing;
  return [at(0), at(1), at(2)];
}

export const surface = (light: Light, base: string, facing: number, openness = 1) =>
  lit(base, strength(light, facing, openness));

/** What distance does to a colour: 0 is here, 1 is lost in the air. */
export const distant = (light: Light, colour: string, share: number) => mix(colour, light.haze, share);
