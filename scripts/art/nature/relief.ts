import { lighter, mix } from "../paint/colour.ts";
import { distant, surface } from "../paint/palette.ts";
import { wave } from "../paint/random.ts";
import { blur, linear, type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";

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
