import { bar } from "../building/timber.ts";
import { lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { shadow } from "../paint/shade.ts";
import { corners } from "../paint/solids.ts";
import { linear, path } from "../paint/svg.ts";
import { outline, type Stage } from "../paint/view.ts";

/** A jukung, the outrigger of the island: painted hull with raised ends, bent booms, bamboo floats. */
export function jukung(stage: Stage, [x, y, z]: Vec, length: number, hull: string, stripe: string): string {
  const line = (top: (share: number) => number, dz: number) =>
    Array.from({ length: 25 }, (_, index): Vec => [x + (index / 24) * length, y + top(index / 24), z + dz]);
  const bow = (share: number) => 0.5 + 1.1 * Math.abs(share - 0.5) ** 2.2 * 4;
  const rim = line(bow, 0);
  const inner = line((share) => bow(share) - 0.02, 0.5 * 0.9);
  const stripeLow = line((share) => bow(share) - 0.16, -0.02);
  const keel = line((share) => 0.04 + 0.9 * Math.abs(share - 0.5) ** 3.4 * 8, -0.05);
  const spot = stage.view.spot([x + length / 2, y, z]);
  const tone = surface(stage.light, hull, 0.5);
  const fill = linear(
    stage.sheet,
    [0, spot.y - 0.6 * spot.scale],
    [0, spot.y],
    [
      [0, lighter(tone, 0.2)],
      [1, surface(stage.light, hull, 0.02)],
    ],
  );
  const boom = (share: number, dz: number) => {
    const from: Vec = [x + length * share, y + 0.62, z + 0.2];
    const knee: Vec = [from[0], y + 0.72, z + dz * 0.7];
    return (
      bar(stage, from, knee, 0.06, "#b9955f") + bar(stage, knee, [from[0], y + 0.1, z + dz], 0.06, "#b9955f")
    );
  };
  const float = (dz: number) =>
    bar(
      stage,
      [x + length * 0.12, y + 0.1, z + dz],
      [x + length * 0.88, y + 0.1, z + dz],
      0.12,
      "#d3b67c",
      0.8,
    );
  return [
    shadow(stage, corners({ at: [x, y, z - 0.1], size: [length, 0.7, 0.6] }), y, 0.4, 4),
    boom(0.3, 1.5),
    boom(0.72, 1.5),
    float(1.5),
    path(outline(stage, [...rim, ...inner.toReversed()]), { fill: surface(stage.light, "#6d4c31", 0.2) }),
    path(outline(stage, [...rim, ...keel.toReversed()]), { fill }),
    path(outline(stage, [...rim, ...stripeLow.toReversed()]), { fill: surface(stage.light, stripe, 0.6) }),
    boom(0.3, -1.2),
    boom(0.72, -1.2),
    float(-1.2),
  ].join("");
}
