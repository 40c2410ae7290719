import { lighter, mix } from "./colour.ts";
import { distant, surface } from "./palette.ts";
import { wave } from "./random.ts";
import { blur, ellipse, glow, group, linear, type Point, path, polygon, radial, whole } from "./svg.ts";
import type { Stage } from "./view.ts";

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

/** A ridge line across the picture: wavering, filled down to `foot`, fading into the haze below. */
export function ridge(
  stage: Stage,
  base: number,
  swell: number,
  far: number,
  colour: string,
  foot = stage.view.horizon + 40,
): string {
  const { sheet, random, light } = stage;
  const line = wave(random, 6);
  const width = sheet.width;
  const points = Array.from({ length: 97 }, (_, index): Point => {
    const x = (index / 96) * width;
    return [x, base - swell * (0.5 + 0.5 * line((x / width) * 5))];
  });
  const tone = distant(light, surface(light, colour, 0.35), far);
  const fill = linear(
    sheet,
    [0, base - swell],
    [0, foot],
    [
      [0, tone],
      [1, mix(tone, light.haze, 0.7)],
    ],
  );
  return path(polygon([...points, [width, foot], [0, foot]]), { fill });
}

/** A stratovolcano: concave flanks, gullies lit on the sun's side, its foot lost in haze. */
export function volcano(stage: Stage, peak: Point, halfWidth: number, foot: number, far = 0.55): string {
  const { sheet, random, light } = stage;
  const jag = wave(random, 6);
  const flank = (side: 1 | -1) =>
    Array.from({ length: 30 }, (_, index): Point => {
      const share = index / 29;
      const fall = share ** 0.78 * (foot - peak[1]);
      return [peak[0] + side * (9 + share * halfWidth), peak[1] + fall + jag(share * 9 + side * 3) * 5];
    });
  const [left, right] = [flank(-1), flank(1)];
  const tone = distant(light, surface(light, "#4a5a66", 0.3), far);
  const fill = linear(
    sheet,
    peak,
    [peak[0], foot],
    [
      [0, tone],
      [0.6, mix(tone, light.haze, 0.45)],
      [1, light.haze],
    ],
  );
  const sunSide = light.toSun[0] > 0 ? right : left;
  const gullies = Array.from({ length: 9 }, (_, index) => {
    const edge = sunSide[8 + index * 2] ?? peak;
    const inner: Point = [
      peak[0] + (edge[0] - peak[0]) * random.between(0.15, 0.55),
      edge[1] + random.between(14, 50),
    ];
    const shoulder = sunSide[3 + index] ?? peak;
    return polygon([[peak[0] + (shoulder[0] - peak[0]) * 0.6, shoulder[1] + 6], edge, inner]);
  });
  return (
    path(polygon([...left.toReversed(), ...right]), { fill }) +
    path(gullies.join(""), { fill: light.sun, opacity: 0.13, filter: blur(sheet, 4) })
  );
}

/** A bank of mist lying across the picture. */
export function mistBank(stage: Stage, y: number, height: number, opacity: number): string {
  const fill = linear(
    stage.sheet,
    [0, y - height],
    [0, y + height],
    [
      [0, stage.light.haze, 0],
      [0.5, lighter(stage.light.haze, 0.35), opacity],
      [1, stage.light.haze, 0],
    ],
  );
  return path(`M0 ${y - height}H${stage.sheet.width}V${y + height}H0Z`, { fill });
}
