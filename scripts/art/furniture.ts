import { bar } from "./architecture.ts";
import { darker, lighter } from "./colour.ts";
import { surface, type Vec } from "./palette.ts";
import { box, contact, level, panel, softBox, upright } from "./solids.ts";
import { blur, linear, type Point, path, short } from "./svg.ts";
import { boards } from "./texture.ts";
import { type Face, onFace, outline, type Stage } from "./view.ts";

/** A soft cushion standing or lying, facing the eye. */
export function pillow(
  stage: Stage,
  at: Vec,
  width: number,
  height: number,
  colour: string,
  tilt = 0,
): string {
  const spot = stage.view.spot(at);
  const [w, h] = [width * spot.scale * 0.5, height * spot.scale];
  const { x, y } = spot;
  const tone = surface(stage.light, colour, 0.62);
  const d = `M${short(x - w)} ${short(y - h * 0.06)}Q${short(x)} ${short(y + h * 0.07)} ${short(x + w)} ${short(y - h * 0.06)}Q${short(x + w * 0.9)} ${short(y - h * 0.5)} ${short(x + w * 0.96)} ${short(y - h)}Q${short(x)} ${short(y - h * 0.9)} ${short(x - w * 0.96)} ${short(y - h)}Q${short(x - w * 0.9)} ${short(y - h * 0.5)} ${short(x - w)} ${short(y - h * 0.06)}Z`;
  const right = stage.light.toSun[0] > 0;
  const fill = linear(
    stage.sheet,
    [right ? x + w : x - w, y - h],
    [right ? x - w : x + w, y],
    [
      [0, lighter(tone, 0.3)],
      [0.5, tone],
      [1, darker(tone, 0.26)],
    ],
  );
  const crease = `M${short(x - w * 0.8)} ${short(y - h * 0.8)}Q${short(x - w * 0.3)} ${short(y - h * 0.62)} ${short(x - w * 0.1)} ${short(y - h * 0.5)}M${short(x + w * 0.75)} ${short(y - h * 0.2)}Q${short(x + w * 0.4)} ${short(y - h * 0.32)} ${short(x + w * 0.2)} ${short(y - h * 0.3)}`;
  const turn = { transform: `rotate(${tilt} ${short(x)} ${short(y)})` };
  return (
    path(d, { fill, stroke: fill, "stroke-width": w * 0.1, "stroke-linejoin": "round", ...turn }) +
    path(crease, {
      fill: "none",
      stroke: darker(tone, 0.35),
      "stroke-width": Math.max(1, w * 0.03),
      opacity: 0.35,
      "stroke-linecap": "round",
      filter: blur(stage.sheet, 1),
      ...turn,
    })
  );
}

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

/** A table on four legs. */
export function table(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: string,
): string {
  const leg = (lx: number, lz: number) =>
    box(stage, { at: [lx, 0, lz], size: [0.06, height - 0.04, 0.06] }, darker(colour, 0.2), { fade: 0.3 });
  const legs = [
    leg(x + 0.04, z + depth - 0.1),
    leg(x + width - 0.1, z + depth - 0.1),
    leg(x + 0.04, z + 0.04),
    leg(x + width - 0.1, z + 0.04),
  ];
  const top = { at: [x, height - 0.05, z], size: [width, 0.05, depth] } as const;
  const shade = contact(stage, { at: [x, 0, z], size: [width, 0, depth] }, 0.35, 0.05, 14);
  return (
    shade +
    legs.join("") +
    box(stage, top, colour) +
    boards(stage, level(x, height, z, width, depth), colour, Math.max(4, Math.round(width * 6)), 0.08)
  );
}

export type Sofa = {
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
export function woven(stage: Stage, face: Face, colour: string, lines = 14): string {
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

/** A sun lounger with a mattress and a raised back. */
export function lounger(stage: Stage, x: number, z: number, cushion = "#f1ead9", wood = "#8f6640"): string {
  const raised: Face = [
    [x + 0.03, 0.42, z + 1.25],
    [x + 0.67, 0.42, z + 1.25],
    [x + 0.67, 0.85, z + 1.8],
    [x + 0.03, 0.85, z + 1.8],
  ];
  return [
    contact(stage, { at: [x, 0, z], size: [0.7, 0, 1.9] }, 0.5, 0.08, 7),
    box(stage, { at: [x, 0.12, z], size: [0.7, 0.16, 1.9] }, wood, { fade: 0.3 }),
    panel(stage, raised, cushion, { fade: 0.12, look: { "stroke-width": 5, "stroke-linejoin": "round" } }),
    softBox(stage, { at: [x + 0.03, 0.28, z + 0.03], size: [0.64, 0.12, 1.25] }, cushion, 0.05),
    pillow(stage, [x + 0.35, 0.7, z + 1.55], 0.46, 0.16, "#d98f5c"),
  ].join("");
}
