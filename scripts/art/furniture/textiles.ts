import { bar } from "../building/timber.ts";
import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { contact } from "../paint/shade.ts";
import { level, panel } from "../paint/solids.ts";
import { linear, path, short } from "../paint/svg.ts";
import { along, type Face, onFace, outline, type Stage } from "../paint/view.ts";

/** A woven rug with bands and a fringe. */
export function rug(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
  band: string,
): string {
  const face = level(x, 0.006, z, width, depth);
  const bands = [0.05, 0.12, 0.2, 0.76, 0.84, 0.91].map((v, index) =>
    outline(stage, [
      onFace(face, 0, v),
      onFace(face, 1, v),
      onFace(face, 1, v + (index % 3 === 1 ? 0.045 : 0.02)),
      onFace(face, 0, v + (index % 3 === 1 ? 0.045 : 0.02)),
    ]),
  );
  const diamonds = Array.from({ length: 9 }, (_, index) => {
    const u = (index + 0.5) / 9;
    return outline(stage, [
      onFace(face, u - 0.04, 0.5),
      onFace(face, u, 0.42),
      onFace(face, u + 0.04, 0.5),
      onFace(face, u, 0.58),
    ]);
  });
  const tone = surface(stage.light, band, 0.5);
  return (
    contact(stage, { at: [x, 0, z], size: [width, 0, depth] }, 0.3, 0.02, 4) +
    panel(stage, face, colour, { fade: 0.1 }) +
    path(bands.join(""), { fill: tone, opacity: 0.75 }) +
    path(diamonds.join(""), { fill: tone, opacity: 0.55 })
  );
}

/** A mosquito net: a ring below the ceiling and thin cloth falling around a bed. */
export function net(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  length: number,
  top: number,
  side: "left" | "right" | "both" = "both",
): string {
  const tone = surface(stage.light, "#fbf6ea", 0.7);
  const peak: Vec = [x + width / 2, top, z + length * 0.62];
  const swag = (toX: number, lean: number) => {
    const [a, b] = [stage.view.spot(peak), stage.view.spot([toX, 0.15, z + length + 0.05])];
    const foot = stage.view.spot([toX + lean, 0.12, z - 0.05]);
    const folds = Array.from({ length: 7 }, (_, index) => {
      const share = index / 6;
      const [fx, fy] = [b.x + (foot.x - b.x) * share, b.y + (foot.y - b.y) * share];
      return `M${short(a.x)} ${short(a.y)}Q${short((a.x + fx) / 2 + (fx - a.x) * 0.22)} ${short(a.y + (fy - a.y) * 0.3)} ${short(fx)} ${short(fy)}`;
    });
    const cloth = `M${short(a.x)} ${short(a.y)}Q${short((a.x + b.x) / 2 + (b.x - a.x) * 0.22)} ${short(a.y + (b.y - a.y) * 0.3)} ${short(b.x)} ${short(b.y)}L${short(foot.x)} ${short(foot.y)}Q${short((a.x + foot.x) / 2 + (foot.x - a.x) * 0.22)} ${short(a.y + (foot.y - a.y) * 0.3)} ${short(a.x)} ${short(a.y)}Z`;
    return (
      path(cloth, { fill: tone, opacity: 0.36 }) +
      path(folds.join(""), { fill: "none", stroke: tone, "stroke-width": 1.6, opacity: 0.5 })
    );
  };
  return (
    (side === "right" ? "" : swag(x - 0.2, -0.12)) + (side === "left" ? "" : swag(x + width + 0.2, 0.12))
  );
}

/** Hanging cloth in folds: thin curtains let the light through. */
export function curtain(stage: Stage, face: Face, folds: number, colour: string, opacity = 0.92): string {
  const tone = surface(stage.light, colour, 0.6);
  const strips = Array.from({ length: folds }, (_, index) => {
    const [u0, u1] = [index / folds, (index + 1) / folds];
    const sway = stage.random.between(-0.3, 0.3) / folds;
    const [a, b] = [stage.view.spot(onFace(face, u0, 0.5)), stage.view.spot(onFace(face, u1, 0.5))];
    const fill = linear(
      stage.sheet,
      [a.x, a.y],
      [b.x + 0.01, b.y],
      [
        [0, darker(tone, 0.24)],
        [0.45, lighter(tone, 0.25)],
        [1, darker(tone, 0.12)],
      ],
    );
    return path(
      outline(stage, [
        onFace(face, u0 + sway, 0),
        onFace(face, u1 + sway, 0.003),
        onFace(face, u1, 1),
        onFace(face, u0, 1),
      ]),
      { fill, opacity },
    );
  });
  const rod = bar(
    stage,
    along(onFace(face, 0, 1), onFace(face, 1, 1), -0.05),
    along(onFace(face, 0, 1), onFace(face, 1, 1), 1.05),
    0.03,
    "#4c3524",
  );
  return strips.join("") + rod;
}
