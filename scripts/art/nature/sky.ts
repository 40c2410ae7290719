import { lighter, mix } from "../paint/colour.ts";
import { blur, ellipse, glow, group, linear, type Point, radial, whole } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";

/** Sky down to the horizon, with the sun's halo where the sun is in the picture. */
export function sky(stage: Stage, sun: Point | null = null, disc = 26): string {
  const { sheet, light, view } = stage;
  const [top, middle, low] = light.sky;
  const fill = linear(
    sheet,
    [0, 0],
    [0, Math.max(80, view.horizon)],
    [
      [0, top],
      [0.58, middle],
      [1, low],
    ],
  );
  if (sun === null) return whole(sheet, { fill });
  const halo = glow(sheet, sun, sheet.width * 0.5, light.sun, 0.75);
  const body = radial(sheet, sun, disc, [
    [0, "#ffffff"],
    [0.7, lighter(light.sun, 0.5)],
    [1, light.sun],
  ]);
  return whole(sheet, { fill }) + halo + ellipse(sun, disc, disc, { fill: body });
}

/** Long, thin cloud banks, lit from below near the horizon. */
export function clouds(stage: Stage, top: number, bottom: number, count: number, opacity = 0.7): string {
  const { sheet, random, light } = stage;
  const banks = Array.from({ length: count }, () => {
    const y = random.between(top, bottom);
    const x = random.between(-100, sheet.width);
    const length = random.between(160, 520);
    const thick = length * random.between(0.035, 0.075);
    const puffs = Array.from({ length: 9 }, (_, index) => {
      const share = index / 8;
      const rise = Math.sin(Math.PI * share) * thick;
      return ellipse(
        [x + length * share, y - rise * random.between(0.1, 0.7)],
        length * 0.11,
        thick * random.between(0.35, 0.9),
        {},
      );
    });
    const fill = linear(
      sheet,
      [0, y - thick * 1.4],
      [0, y + thick],
      [
        [0, lighter(light.sky[2], 0.55)],
        [1, mix(light.sky[1], light.haze, 0.5), 0.15],
      ],
    );
    return group(puffs.join(""), { fill, opacity: opacity * random.between(0.55, 1) });
  });
  return group(banks.join(""), { filter: blur(sheet, 5) });
}

/** Heaped clouds of the trade-wind sky. */
export function cumulus(stage: Stage, centre: Point, width: number, opacity = 0.92): string {
  const { sheet, random, light } = stage;
  const height = width * 0.36;
  const puffs = Array.from({ length: 26 }, () => {
    const across = random.between(-1, 1);
    const up = random.next() * (1 - across * across);
    const size = width * random.between(0.06, 0.14) * (1 - Math.abs(across) * 0.5);
    return ellipse([centre[0] + across * width * 0.5, centre[1] - up * height * 0.8], size, size * 0.86, {});
  });
  const fill = linear(
    sheet,
    [0, centre[1] - height],
    [0, centre[1] + height * 0.22],
    [
      [0, lighter(light.sun, 0.7)],
      [0.6, mix(light.sky[2], light.haze, 0.5)],
      [1, light.sky[1], 0.1],
    ],
  );
  return group(puffs.join(""), { fill, opacity, filter: blur(sheet, 4.5) });
}

export function stars(stage: Stage, count: number, bottom: number): string {
  const { random, sheet } = stage;
  return Array.from({ length: count }, () => {
    const size = random.between(0.6, 1.7);
    const at: Point = [random.between(0, sheet.width), bottom * random.next() ** 1.4];
    return ellipse(at, size, size, { fill: "#eaf0ff", opacity: random.between(0.25, 0.95) });
  }).join("");
}
