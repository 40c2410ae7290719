import { LIGHTS, type Light, type Vec } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { Sheet } from "./svg.ts";
import { type Camera, type Stage, viewFrom } from "./view.ts";

export type Scene = (stage: Stage, camera: Camera) => string;

export type Picture = {
  light: keyof typeof LIGHTS;
  seed: number;
  draw: Scene;
  /** Where the light comes from, when not from where its hour has it. */
  toSun?: Vec;
  eye?: Vec;
  yaw?: number;
  focal?: number;
  horizon?: number;
};

export type Size = { width: number; height: number };

export const PHOTO: Size = { width: 1200, height: 900 };

/** The finished SVG of one picture. Horizon and focal length are pixels at the picture's own size. */
export function svgOf(picture: Picture, size: Size = PHOTO): string {
  const sheet = new Sheet(size.width, size.height);
  const camera: Camera = {
    eye: picture.eye ?? [0, 1.6, 0],
    yaw: picture.yaw ?? 0,
    focal: picture.focal ?? 900,
    horizon: picture.horizon ?? size.height * 0.5,
  };
  const hour = LIGHTS[picture.light];
  const light: Light = { ...hour, toSun: picture.toSun ?? hour.toSun };
  const stage: Stage = { sheet, random: randomFrom(picture.seed), light, view: viewFrom(sheet, camera) };
  return sheet.render(picture.draw(stage, camera));
}
