import { surface, type Vec } from "../paint/palette.ts";
import { facesEye } from "../paint/solids.ts";
import { blur, clipped, path, polyline } from "../paint/svg.ts";
import { boards } from "../paint/texture.ts";
import { along, type Face, outline, type Stage } from "../paint/view.ts";
import { type Plan, ROOF_COLOURS } from "./roofs.ts";
import { thatch } from "./thatch.ts";

/** Half the width of a rice barn's roof at a share of its height: swelling above the eaves, closing to a point. */
const bowedHalf = (share: number) =>
  (1 + 0.34 * Math.sin(Math.PI * Math.min(1, share * 1.35))) * (1 - share ** 2.4) ** 0.8;

/** The bowed roof of a rice barn (lumbung): thatch sides and a thick thatch rim around a boarded gable. */
export function lumbungRoof(stage: Stage, plan: Plan, eave: number, rise: number, fine = 2200): string {
  const { x, z, width, depth } = plan;
  const bow = (turn: number, grow: number): Vec => {
    const share = 1 - Math.abs(turn);
    return [
      x + width / 2 + Math.sign(turn) * (width / 2) * bowedHalf(share) * grow,
      eave + share * rise * (0.55 + 0.45 * grow),
      z,
    ];
  };
  const back = (point: Vec): Vec => [point[0], point[1], z + depth];
  const turns = Array.from({ length: 33 }, (_, index) => -1 + index / 16);
  const sides = turns.slice(1).map((turn, index): Face => {
    const [from, to] = [bow(turns[index] ?? -1, 1), bow(turn, 1)];
    return [back(from), from, to, back(to)];
  });
  const seen = sides
    .filter((face) => facesEye(stage, face))
    .map((face) => thatch(stage, face, ROOF_COLOURS.thatch, Math.round(fine / 16), 1));
  const rim = turns.map((turn) => bow(turn, 1));
  const hole = turns.map((turn) => bow(turn, 0.8));
  const gable = outline(stage, hole);
  const front: Face = [
    [x, eave, z],
    [x + width, eave, z],
    [x + width, eave + rise, z],
    [x, eave + rise, z],
  ];
  const skirt: Face = [
    [x + width * 0.04, eave + rise * 0.14, z - 0.5],
    [x + width * 0.96, eave + rise * 0.14, z - 0.5],
    [x + width * 0.9, eave + rise * 0.34, z],
    [x + width * 0.1, eave + rise * 0.34, z],
  ];
  return [
    ...seen,
    path(outline(stage, [...rim, ...hole.toReversed()]), { fill: surface(stage.light, "#7d6543", 0.35) }),
    rimStrokes(stage, rim, hole),
    clipped(stage.sheet, gable, boards(stage, front, "#7d5836", 24, 0.12)),
    path(gable, {
      fill: "none",
      stroke: "#241710",
      "stroke-width": 9,
      opacity: 0.3,
      filter: blur(stage.sheet, 4),
    }),
    thatch(stage, skirt, ROOF_COLOURS.thatch, 700, 3),
  ].join("");
}

function rimStrokes(stage: Stage, rim: readonly Vec[], hole: readonly Vec[]): string {
  const strokes = Array.from({ length: 420 }, () => {
    const spot = stage.random.next() * (rim.length - 1.01);
    const index = Math.floor(spot);
    const [from, to] = [rim[index], hole[index]];
    const [nextFrom, nextTo] = [rim[index + 1], hole[index + 1]];
    if (!from || !to || !nextFrom || !nextTo) return "";
    const [a, b] = [
      stage.view.spot(along(from, nextFrom, spot - index)),
      stage.view.spot(along(to, nextTo, spot - index)),
    ];
    return polyline([
      [a.x, a.y],
      [b.x, b.y],
    ]);
  });
  const half = strokes.length / 2;
  const look = { fill: "none", "stroke-width": 1.3, opacity: 0.5 } as const;
  return (
    path(strokes.slice(0, half).join(""), { ...look, stroke: surface(stage.light, "#b89a68", 0.8) }) +
    path(strokes.slice(half).join(""), { ...look, stroke: surface(stage.light, "#4f3f2a", 0.1) })
  );
}
