import { darker } from "../paint/colour.ts";
import { distant, surface } from "../paint/palette.ts";
import { wave } from "../paint/random.ts";
import { blur, clipped, linear, type Point, path, polygon, polyline } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { leafTones } from "./leaves.ts";

type Headland = { tip: number; end: number; foot: number; tall: number; far?: number; slope?: number };

/** A limestone headland running in from one side: upright facets of light and shade, ledges, foam, scrub on top. */
export function headland(stage: Stage, { tip, end, foot, tall, far = 0, slope = 0 }: Headland): string {
  const { sheet, light, random } = stage;
  const rough = wave(random, 6);
  const columns = 60;
  const xs = Array.from({ length: columns + 1 }, (_, index) => tip + ((end - tip) * index) / columns);
  const rise = (index: number) =>
    Math.min(1, (index / columns) * 2.2 + 0.12) ** 0.6 * (0.84 + 0.16 * rough(index / 6));
  const footAt = (index: number) => foot + slope * (index / columns) + rough(index / 3 + 9) * tall * 0.03;
  const top = xs.map((x, index): Point => [x, foot - tall * rise(index)]);
  const base = xs.map((x, index): Point => [x, footAt(index)]);
  const shape = polygon([...top, ...base.toReversed()]);
  const facets = xs.slice(1).map((x, index) => {
    const turned = 0.5 + 0.5 * rough(index / 2.2 + 40);
    const before = xs[index] ?? x;
    const tone = (base0: string, gain: number) => distant(light, surface(light, base0, turned * gain), far);
    const fill = linear(
      sheet,
      [0, top[index]?.[1] ?? 0],
      [0, footAt(index)],
      [
        [0, tone("#efe2c6", 1)],
        [0.55, tone("#d6c19b", 0.85)],
        [0.86, tone("#b39a74", 0.6)],
        [1, tone("#6f6250", 0.2)],
      ],
    );
    return path(
      `M${before} ${foot - tall * 1.2}H${x + Math.sign(end - tip)}V${foot + slope + 30}H${before}Z`,
      { fill },
    );
  });
  const ledges = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    return polyline(
      top.map(
        ([x, y], column): Point => [
          x,
          y + (footAt(column) - y) * share + rough(column / 3 + index * 5) * tall * 0.02,
        ],
      ),
    );
  });
  const foam = base.map(([x, y]): Point => [x, y + random.between(2, 11)]);
  return [
    path(
      polygon([
        ...base.map(([x, y]): Point => [x, y - 6]),
        ...foam.map(([x, y]): Point => [x, y + 5]).toReversed(),
      ]),
      { fill: "#ffffff", opacity: 0.85 * (1 - far), filter: blur(sheet, 2) },
    ),
    clipped(
      sheet,
      shape,
      facets.join("") +
        path(ledges.join(""), {
          fill: "none",
          stroke: darker(surface(light, "#8d7a5c", 0.2), 0.1),
          "stroke-width": 2,
          opacity: 0.28,
          filter: blur(sheet, 1),
        }),
    ),
    scrub(stage, top, tall, far),
  ].join("");
}

function scrub(stage: Stage, rim: readonly Point[], tall: number, far: number): string {
  const { random } = stage;
  const tones = leafTones(stage, "#5d8a3f", far);
  const drawn = tones.map(() => "");
  for (let index = 0; index < 1100; index++) {
    const spot = random.next() * (rim.length - 1);
    const [x, y] = rim[Math.round(spot)] ?? [0, 0];
    const down = random.next() ** 2;
    const [px, py] = [x + random.between(-8, 8), y + (down * 0.26 - 0.08) * tall * random.between(0.4, 1)];
    const which = Math.max(0, Math.min(4, Math.round((0.85 - down) * 4 + random.between(-1, 1))));
    const size = tall * random.between(0.016, 0.04);
    drawn[which] =
      (drawn[which] ?? "") +
      polygon([
        [px - size, py],
        [px, py - size * 0.8],
        [px + size, py],
        [px, py + size * 0.5],
      ]);
  }
  return tones.map((tone, index) => path(drawn[index] ?? "", { fill: tone })).join("");
}
