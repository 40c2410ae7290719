import { bar } from "../building/timber.ts";
import { darker } from "../paint/colour.ts";
import { surface } from "../paint/palette.ts";
import { contact } from "../paint/shade.ts";
import { box, softBox, upright } from "../paint/solids.ts";
import { path, short } from "../paint/svg.ts";
import { type Face, onFace, type Stage } from "../paint/view.ts";
import { turned } from "./lathe.ts";
import { pillow } from "./pillow.ts";

type Sofa = {
  x: number;
  z: number;
  width: number;
  depth?: number;
  colour: string;
  cushions: readonly string[];
  wood?: string;
};

/** A low sofa facing the eye: teak frame, seat and back cushions. */
export function sofa(
  stage: Stage,
  { x, z, width, depth = 0.9, colour, cushions, wood = "#8a5f3a" }: Sofa,
): string {
  const seats = Math.max(2, Math.round(width / 0.85));
  const each = (width - 0.24) / seats;
  const backs = Array.from({ length: seats }, (_, index) =>
    softBox(
      stage,
      { at: [x + 0.12 + index * each, 0.42, z + depth - 0.28], size: [each - 0.02, 0.46, 0.24] },
      colour,
      0.08,
    ),
  );
  const seat = Array.from({ length: seats }, (_, index) =>
    softBox(
      stage,
      { at: [x + 0.12 + index * each, 0.26, z], size: [each - 0.02, 0.22, depth - 0.1] },
      colour,
      0.07,
    ),
  );
  const pads = cushions.map((tone, index) =>
    pillow(
      stage,
      [x + 0.45 + (index * (width - 0.9)) / Math.max(1, cushions.length - 1), 0.48, z + depth - 0.42],
      0.5,
      0.42,
      tone,
      index % 2 === 0 ? -6 : 5,
    ),
  );
  const arm = (ax: number) => box(stage, { at: [ax, 0, z], size: [0.1, 0.56, depth] }, wood, { fade: 0.25 });
  return [
    contact(stage, { at: [x, 0, z], size: [width, 0, depth] }, 0.55, 0.15, 14),
    box(stage, { at: [x, 0.1, z + depth - 0.06], size: [width, 0.62, 0.06] }, wood),
    box(stage, { at: [x, 0.1, z], size: [width, 0.16, depth] }, wood, { fade: 0.3 }),
    ...backs,
    ...seat,
    ...pads,
    arm(x),
    arm(x + width - 0.1),
  ].join("");
}

/** A lounge chair of rattan: bent arms, woven seat and back, a cushion. */
export function rattanChair(
  stage: Stage,
  x: number,
  z: number,
  colour = "#b98a55",
  cushion = "#ece2d0",
  turn = 0,
): string {
  const seat = { at: [x, 0.34, z], size: [0.66, 0.06, 0.62], turn } as const;
  const back = { at: [x, 0.4, z + 0.54], size: [0.66, 0.5, 0.07], turn } as const;
  const legs = [
    [x + 0.03, z + 0.56],
    [x + 0.57, z + 0.56],
    [x + 0.03, z + 0.03],
    [x + 0.57, z + 0.03],
  ].map(([lx = x, lz = z]) => box(stage, { at: [lx, 0, lz], size: [0.05, 0.36, 0.05] }, darker(colour, 0.2)));
  const arms = [x - 0.02, x + 0.62].map(
    (ax) =>
      bar(stage, [ax, 0.58, z + 0.02], [ax + 0.03, 0.66, z + 0.6], 0.06, colour) +
      bar(stage, [ax, 0, z + 0.04], [ax, 0.6, z + 0.03], 0.05, colour),
  );
  return [
    contact(stage, { at: [x, 0, z], size: [0.66, 0, 0.62] }, 0.45, 0.1, 9),
    ...legs,
    box(stage, back, colour),
    woven(stage, upright([x, 0.4, z + 0.53], [x + 0.66, 0.4, z + 0.53], 0.5), colour),
    box(stage, seat, colour),
    softBox(stage, { at: [x + 0.04, 0.39, z + 0.04], size: [0.58, 0.11, 0.52], turn }, cushion, 0.045),
    ...arms,
  ].join("");
}

/** Cane webbing: two crossing sets of thin lines. */
function woven(stage: Stage, face: Face, colour: string, lines = 14): string {
  const d = Array.from({ length: lines * 2 }, (_, index) => {
    const share = (index >> 1) / lines;
    const [from, to] =
      index % 2 === 0
        ? [onFace(face, share, 0), onFace(face, share, 1)]
        : [onFace(face, 0, share), onFace(face, 1, share)];
    const [a, b] = [stage.view.spot(from), stage.view.spot(to)];
    return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
  });
  return path(d.join(""), {
    fill: "none",
    stroke: darker(surface(stage.light, colour, 0.4), 0.4),
    "stroke-width": 1,
    opacity: 0.5,
  });
}

/** A stool with a woven seat. */
export function barStool(stage: Stage, x: number, z: number, height = 0.68, colour = "#8a5f3a"): string {
  const legs = [
    [-0.14, 0.14],
    [0.14, 0.14],
    [-0.14, -0.14],
    [0.14, -0.14],
  ].map(([dx = 0, dz = 0]) =>
    box(
      stage,
      { at: [x + dx - 0.02, 0, z + dz - 0.02], size: [0.04, height - 0.04, 0.04] },
      darker(colour, 0.15),
    ),
  );
  const rail = box(stage, { at: [x - 0.15, 0.24, z - 0.16], size: [0.3, 0.03, 0.03] }, colour);
  return (
    contact(stage, { at: [x - 0.16, 0, z - 0.16], size: [0.32, 0, 0.32] }, 0.4, 0.05, 6) +
    legs.join("") +
    rail +
    turned(stage, {
      at: [x, height - 0.04, z],
      profile: [
        [0.18, 0],
        [0.2, 0.03],
        [0.18, 0.06],
      ],
      colour: "#c9a271",
    })
  );
}
