import { ellipse, linear, path, radial, Sheet } from "../paint/svg.ts";

/** Side of the sign's own square; everything else scales it. */
const SIDE = 512;

const HALF = "M214 420V150c-9 6-14 18-14 32h-14v40h-16v36h-19v36h-22v36h-24v38H76v52z";

/** The sign: a split gate (candi bentar) with the sun between its halves. `inset` keeps it inside a round mask. */
export function sign({ rounded, inset }: { rounded: number; inset: number }): string {
  const sheet = new Sheet(SIDE, SIDE);
  const ground = linear(
    sheet,
    [0, 0],
    [0, SIDE],
    [
      [0, "#f7c98b"],
      [0.55, "#ee9a63"],
      [1, "#c9623a"],
    ],
  );
  const sun = radial(sheet, [256, 214], 112, [
    [0, "#fffaf0"],
    [0.75, "#fff0cf"],
    [1, "#ffe2a8"],
  ]);
  const gate = linear(
    sheet,
    [0, 130],
    [0, 410],
    [
      [0, "#24515a"],
      [1, "#153840"],
    ],
  );
  const share = 1 - inset;
  const shift = (SIDE * inset) / 2;
  const body =
    ellipse([256, 214], 104, 104, { fill: sun }) +
    path(HALF, { fill: gate }) +
    path(HALF, { fill: gate, transform: "translate(512 0) scale(-1 1)" }) +
    path("M60 416h392v20H60z", { fill: "#153840" });
  return sheet.render(
    `<rect width="512" height="512" rx="${rounded}" fill="${ground}"/><g transform="translate(${shift} ${shift}) scale(${share})">${body}</g>`,
  );
}
