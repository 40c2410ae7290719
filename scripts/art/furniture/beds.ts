import { darker, lighter } from "../paint/colour.ts";
import { surface } from "../paint/palette.ts";
import { contact } from "../paint/shade.ts";
import { box, level, softBox, upright } from "../paint/solids.ts";
import { blur, type Point, path, short } from "../paint/svg.ts";
import { boards } from "../paint/texture.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";
import { pillow } from "./pillow.ts";

export type Bed = {
  x: number;
  z: number;
  width: number;
  length: number;
  linen: string;
  throwOver: string;
  head: string;
  cushions: readonly string[];
  wood?: string;
};

/** A bed whose head is at the far end: platform, mattress, linen with folds, cushions, a throw at the foot. */
export function bed(
  stage: Stage,
  { x, z, width, length, linen, throwOver, head, cushions, wood = "#8a5f3a" }: Bed,
): string {
  const far = z + length;
  const frame = { at: [x - 0.12, 0, z - 0.1], size: [width + 0.24, 0.26, length + 0.1] } as const;
  const headboard = upright([x - 0.25, 0.1, far + 0.02], [x + width + 0.25, 0.1, far + 0.02], 1.15);
  const mattress = { at: [x, 0.26, z], size: [width, 0.28, length] } as const;
  const cover = { at: [x - 0.05, 0.3, z - 0.04], size: [width + 0.1, 0.3, length * 0.74] } as const;
  const spread = { at: [x - 0.07, 0.28, z + 0.02], size: [width + 0.14, 0.34, length * 0.27] } as const;
  const row = (count: number, at: number, height: number, y: number) =>
    Array.from({ length: count }, (_, index) =>
      pillow(
        stage,
        [x + (width * (index + 0.5)) / count, y, at],
        (width / count) * 0.9,
        height,
        cushions[index % cushions.length] ?? linen,
        stage.random.between(-3, 3),
      ),
    );
  const small = pillow(stage, [x + width / 2, 0.6, far - 0.72], 0.55, 0.3, throwOver, 2);
  return [
    contact(stage, frame, 0.6, 0.2, 14),
    boards(stage, headboard, head, 15, 0.1),
    box(stage, frame, wood, { fade: 0.3 }),
    softBox(stage, mattress, linen, 0.06),
    ...row(2, far - 0.18, 0.48, 0.52),
    ...row(2, far - 0.42, 0.4, 0.55),
    softBox(stage, cover, linen, 0.07, { fade: 0.12 }),
    folds(stage, level(cover.at[0], 0.605, cover.at[2], cover.size[0], cover.size[2]), linen),
    small,
    softBox(stage, spread, throwOver, 0.05, { fade: 0.2 }),
    stripes(stage, level(spread.at[0], 0.625, spread.at[2], spread.size[0], spread.size[2]), throwOver),
  ].join("");
}

/** Creases of cloth on a level face. */
function folds(stage: Stage, face: Face, colour: string): string {
  const { random } = stage;
  const lines = Array.from({ length: 9 }, () => {
    const from = stage.view.spot(onFace(face, random.next(), random.between(0, 0.5)));
    const to = stage.view.spot(onFace(face, random.next(), random.between(0.5, 1)));
    const bend: Point = [(from.x + to.x) / 2 + random.between(-60, 60), (from.y + to.y) / 2];
    return `M${short(from.x)} ${short(from.y)}Q${short(bend[0])} ${short(bend[1])} ${short(to.x)} ${short(to.y)}`;
  });
  return path(lines.join(""), {
    fill: "none",
    stroke: darker(surface(stage.light, colour, 0.4), 0.3),
    "stroke-width": 5,
    opacity: 0.2,
    filter: blur(stage.sheet, 4),
  });
}

function stripes(stage: Stage, face: Face, colour: string): string {
  const lines = [0.15, 0.25, 0.75, 0.85].map((v) =>
    outline(stage, [
      onFace(face, 0, v),
      onFace(face, 1, v),
      onFace(face, 1, v + 0.035),
      onFace(face, 0, v + 0.035),
    ]),
  );
  return path(lines.join(""), { fill: lighter(surface(stage.light, colour, 0.7), 0.4), opacity: 0.6 });
}
