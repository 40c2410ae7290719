import { darker } from "../paint/colour.ts";
import { wave } from "../paint/random.ts";
import { linear, type Point, path, polygon } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { dab, leafTone, leafTones } from "./leaves.ts";

/** Distant canopy across part of the picture: a scalloped edge with leaf dabs that catch the light. */
export function canopy(
  stage: Stage,
  span: readonly [number, number],
  base: number,
  height: number,
  colour: string,
  far: number,
  foot = base + 60,
): string {
  const { random, sheet, light } = stage;
  const [from, to] = span;
  const line = wave(random, 6);
  const edge = (x: number) => base - height * (0.55 + 0.45 * line(x / 120));
  const tones = leafTones(stage, colour, far);
  const drawn = tones.map(() => "");
  const count = Math.round((to - from) * 0.9);
  for (let index = 0; index < count; index++) {
    const x = random.between(from, to);
    const down = random.next() ** 1.5;
    const y = edge(x) + down * height * 1.5 + random.between(-0.05, 0.02) * height;
    const slope = (edge(x + 6) - edge(x - 6)) / 12;
    const sunny = 0.75 - down * 0.7 - slope * 0.5 * Math.sign(light.toSun[0]);
    const which = Math.max(0, Math.min(4, Math.round(sunny * 4 + random.between(-0.8, 0.8))));
    const size = height * random.between(0.035, 0.085);
    drawn[which] = (drawn[which] ?? "") + dab([x, y], random.between(-0.9, 0.9), size, size * 0.5);
  }
  const steps = Math.max(8, Math.round((to - from) / 14));
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / steps;
    return [x, edge(x)];
  });
  const fill = linear(
    sheet,
    [0, base - height],
    [0, foot],
    [
      [0, tones[1] ?? colour],
      [1, leafTone(stage, darker(colour, 0.3), 0.05, far)],
    ],
  );
  return (
    path(polygon([...points, [to, foot], [from, foot]]), { fill }) +
    tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone, opacity: 0.85 })).join("")
  );
}
