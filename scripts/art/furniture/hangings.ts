import { darker, lighter, mix } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { panel } from "../paint/solids.ts";
import { blur, clipped, ellipse, linear, path, short } from "../paint/svg.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";

/** A framed picture: a sun above hills, in a few quiet tones. */
export function framed(
  stage: Stage,
  face: Face,
  tones: readonly [ground: string, sun: string, near: string, far: string],
): string {
  const [ground, sun, near, far] = tones.map((tone) => surface(stage.light, tone, 0.55));
  const grown: Face = [
    onFace(face, -0.07, -0.06),
    onFace(face, 1.07, -0.06),
    onFace(face, 1.07, 1.06),
    onFace(face, -0.07, 1.06),
  ];
  const wave = (v: number, swing: number) =>
    Array.from({ length: 13 }, (_, index) =>
      onFace(face, index / 12, v + Math.sin(index * 0.7 + v * 9) * swing),
    );
  const disc = Array.from({ length: 20 }, (_, index) =>
    onFace(face, 0.6 + Math.cos(index * 0.314) * 0.17, 0.66 + Math.sin(index * 0.314) * 0.13),
  );
  const hill = (v: number, swing: number) =>
    outline(stage, [onFace(face, 0, 0), ...wave(v, swing), onFace(face, 1, 0)]);
  const inside =
    path(outline(stage, face), { fill: ground ?? "" }) +
    path(outline(stage, disc), { fill: sun ?? "" }) +
    path(hill(0.45, 0.07), { fill: far ?? "" }) +
    path(hill(0.26, 0.05), { fill: near ?? "" });
  const shade = path(outline(stage, grown), {
    fill: "#241a18",
    opacity: 0.35,
    filter: blur(stage.sheet, 6),
    transform: "translate(4 7)",
  });
  return shade + panel(stage, grown, "#8d6540") + clipped(stage.sheet, outline(stage, face), inside);
}

/** A round mirror with a soft image of the room's light. */
export function roundMirror(stage: Stage, at: Vec, radius: number, frame = "#a97c4d"): string {
  const spot = stage.view.spot(at);
  const r = radius * spot.scale;
  const fill = linear(
    stage.sheet,
    [spot.x - r, spot.y - r],
    [spot.x + r, spot.y + r],
    [
      [0, lighter(stage.light.sky[2], 0.3)],
      [0.5, mix(stage.light.sky[1], "#8a9a94", 0.5)],
      [1, surface(stage.light, "#a89c88", 0.4)],
    ],
  );
  return (
    ellipse([spot.x + 4, spot.y + 8], r * 1.08, r * 1.08, {
      fill: "#2a211e",
      opacity: 0.3,
      filter: blur(stage.sheet, 7),
    }) +
    ellipse([spot.x, spot.y], r * 1.07, r * 1.07, { fill: surface(stage.light, frame, 0.5) }) +
    ellipse([spot.x, spot.y], r, r, { fill }) +
    path(
      `M${short(spot.x - r * 0.5)} ${short(spot.y + r * 0.5)}L${short(spot.x + r * 0.1)} ${short(spot.y - r * 0.75)}l${short(r * 0.28)} ${short(r * 0.1)}L${short(spot.x - r * 0.2)} ${short(spot.y + r * 0.72)}Z`,
      { fill: "#fff", opacity: 0.18 },
    )
  );
}

/** A round woven wall plate. */
export function wallPlate(stage: Stage, at: Vec, radius: number, colour: string): string {
  const spot = stage.view.spot(at);
  const tone = surface(stage.light, colour, 0.5);
  const rings = [1, 0.8, 0.6, 0.42, 0.24].map((share, index) =>
    ellipse([spot.x, spot.y], radius * spot.scale * share, radius * spot.scale * share, {
      fill: index % 2 === 0 ? tone : darker(tone, 0.16),
    }),
  );
  return (
    ellipse([spot.x + 3, spot.y + 5], radius * spot.scale, radius * spot.scale, {
      fill: "#241a18",
      opacity: 0.3,
      filter: blur(stage.sheet, 4),
    }) + rings.join("")
  );
}
