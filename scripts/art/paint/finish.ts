import { type Point, short, whole } from "./svg.ts";
import type { Stage } from "./view.ts";

/** The last layer of every picture: warmth from the light's side, a soft vignette. */
export function finish(stage: Stage, lightAt: Point, warmth = 0.25): string {
  const { sheet, light } = stage;
  const reach = sheet.width * 0.62;
  const bloom = whole(sheet, {
    fill: sheet.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(lightAt[0])}" cy="${short(lightAt[1])}" r="${short(reach)}">` +
        `<stop offset="0" stop-color="${light.sun}" stop-opacity="${warmth}"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>`,
    ),
    style: "mix-blend-mode:screen",
  });
  const rim = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.46" r="0.78"><stop offset="0.55" stop-color="#1b1420" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="#1b1420" stop-opacity="0.2"/></radialGradient>`,
  );
  return bloom + whole(sheet, { fill: rim, style: "mix-blend-mode:multiply" });
}
