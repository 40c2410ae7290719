import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { facesEye } from "../paint/solids.ts";
import { blur, path, polygon, polyline } from "../paint/svg.ts";
import { boards, tiles } from "../paint/texture.ts";
import { along, type Face, onFace, outline, type Stage } from "../paint/view.ts";
import { thatch } from "./thatch.ts";

export type Plan = { x: number; z: number; width: number; depth: number };

type RoofStyle = "thatch" | "tiles" | "shingle";

export const ROOF_COLOURS = { thatch: "#8d7450", tiles: "#a5583c", shingle: "#6e5a48" } as const;

function cover(stage: Stage, face: Face, style: RoofStyle, fine: number): string {
  if (style === "thatch") return thatch(stage, face, ROOF_COLOURS.thatch, fine);
  if (style === "tiles") return tiles(stage, face, ROOF_COLOURS.tiles, 34, 15, 0.12, 0.16);
  return tiles(stage, face, ROOF_COLOURS.shingle, 26, 18, 0.08, 0.2);
}

/** A hip roof (ridge along x) over a plan grown by its eaves; `ridge` is the ridge's length as a share. */
export function hipRoof(
  stage: Stage,
  plan: Plan,
  eave: number,
  rise: number,
  ridge: number,
  style: RoofStyle,
  fine = 1500,
): string {
  const { x, z, width, depth } = plan;
  const middle = z + depth / 2;
  const inset = (width * (1 - ridge)) / 2;
  const [a, b, c, d]: Face = [
    [x, eave, z],
    [x + width, eave, z],
    [x + width, eave, z + depth],
    [x, eave, z + depth],
  ];
  const left: Vec = [x + inset, eave + rise, middle];
  const right: Vec = [x + width - inset, eave + rise, middle];
  const slopes: Face[] = [
    [c, d, left, right],
    [d, a, left, left],
    [b, c, right, right],
    [a, b, right, left],
  ];
  const seen = slopes.filter((face) => facesEye(stage, face));
  const soffit = path(outline(stage, [a, b, c, d]), { fill: surface(stage.light, "#84603f", 0.08) });
  return (
    soffit +
    seen.map((face) => cover(stage, face, style, fine)).join("") +
    seen.map((face) => fringe(stage, face, style)).join("") +
    ridgeCap(stage, left, right, style)
  );
}

/** The cut, shaggy edge of thatch above the shadow it throws; a plain board for other roofs. */
function fringe(stage: Stage, face: Face, style: RoofStyle): string {
  const { random, light } = stage;
  const thick = style === "thatch" ? 0.24 : 0.14;
  const low = (point: Vec, drop: number): Vec => [point[0], point[1] - drop, point[2]];
  const lower =
    style === "thatch"
      ? Array.from({ length: 60 }, (_, index) =>
          low(onFace(face, 1 - index / 59, 0), thick * random.between(0.75, 1.15)),
        )
      : [low(face[1], thick), low(face[0], thick)];
  const d = outline(stage, [face[0], face[1], ...lower]);
  const tone = surface(light, style === "thatch" ? "#5b4831" : "#4d3d30", 0.12);
  const strokes =
    style === "thatch"
      ? path(d, { fill: "none", stroke: lighter(tone, 0.12), "stroke-width": 1, opacity: 0.5 })
      : "";
  return path(d, { fill: tone }) + strokes;
}

function ridgeCap(stage: Stage, left: Vec, right: Vec, style: RoofStyle): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => stage.view.spot(along(left, right, share)));
  const width = (points[2]?.scale ?? 20) * (style === "thatch" ? 0.32 : 0.2);
  const tone = surface(stage.light, style === "thatch" ? "#6b5439" : "#7d4632", 0.55);
  const d = polyline(points.map(({ x, y }) => [x, y] as const));
  return (
    path(d, { fill: "none", stroke: darker(tone, 0.3), "stroke-width": width, "stroke-linecap": "round" }) +
    path(d, {
      fill: "none",
      stroke: lighter(tone, 0.12),
      "stroke-width": width * 0.45,
      "stroke-linecap": "round",
    })
  );
}

/** A steep gable whose ridge runs away from the eye: the front is a boarded triangle. */
export function gableRoof(
  stage: Stage,
  plan: Plan,
  eave: number,
  rise: number,
  style: RoofStyle,
  fine = 1500,
  front = true,
): string {
  const { x, z, width, depth } = plan;
  const near: Vec = [x + width / 2, eave + rise, z];
  const far: Vec = [x + width / 2, eave + rise, z + depth];
  const left: Face = [[x, eave, z + depth], [x, eave, z], near, far];
  const right: Face = [[x + width, eave, z], [x + width, eave, z + depth], far, near];
  const slopes = [left, right].filter((face) => facesEye(stage, face));
  const end: Face = [
    [x + width * 0.08, eave, z + 0.4],
    [x + width * 0.92, eave, z + 0.4],
    [near[0], near[1] - rise * 0.08, z + 0.4],
    [near[0], near[1] - rise * 0.08, z + 0.4],
  ];
  const barge = [
    [left[1], near],
    [near, right[0]],
  ].map((pair) => {
    const [from, to] = pair.map((point) => stage.view.spot(point));
    if (!from || !to) return "";
    return path(
      polyline([
        [from.x, from.y],
        [to.x, to.y],
      ]),
      {
        stroke: surface(stage.light, "#6b5238", 0.4),
        "stroke-width": from.scale * 0.24,
        fill: "none",
        "stroke-linecap": "round",
      },
    );
  });
  return (
    slopes.map((face) => cover(stage, face, style, fine)).join("") +
    (front ? boards(stage, end, "#8a6645", 18) : "") +
    barge.join("")
  );
}

/** Shade under eaves on the wall below them. */
export function eaveShade(stage: Stage, wall: Face, share: number, opacity = 0.45): string {
  const lower = 1 - share;
  const d = polygon(
    stage.view.shape([
      onFace(wall, 0, lower),
      onFace(wall, 1, lower),
      onFace(wall, 1, 1.02),
      onFace(wall, 0, 1.02),
    ]),
  );
  return path(d, {
    fill: surface(stage.light, "#45405a", 0),
    opacity,
    filter: blur(stage.sheet, 2.5),
    style: "mix-blend-mode:multiply",
  });
}
