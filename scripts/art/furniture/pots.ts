import { blade } from "../nature/fronds.ts";
import { clump, fern } from "../nature/plants.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { path, short } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { POT, scaled, turned, turnedShade } from "./lathe.ts";

type Potted = {
  at: Vec;
  height: number;
  kind: "banana" | "fern" | "monstera" | "snake";
  pot?: string;
  size?: number;
};

/** A plant in a pot. */
export function potted(stage: Stage, { at, height, kind, pot = "#c9b59a", size = 1 }: Potted): string {
  const rim: Vec = [at[0], at[1] + 0.38 * size, at[2]];
  const leaf = { at: rim, height } as const;
  const plant =
    kind === "banana"
      ? clump(stage, { ...leaf, leaves: 7, spread: 0.75, width: 0.17 })
      : kind === "fern"
        ? fern(stage, { ...leaf, leaves: 13, spread: 1.5 })
        : kind === "snake"
          ? clump(stage, { ...leaf, leaves: 11, spread: 0.32, width: 0.045, colour: "#6f8f58", tears: 0 })
          : monstera(stage, rim, height);
  return (
    turnedShade(stage, at, 0.32 * size) +
    turned(stage, { at, profile: scaled(POT, size), colour: pot, inside: "#3a2c22" }) +
    plant
  );
}

function monstera(stage: Stage, at: Vec, height: number): string {
  const foot = stage.view.spot(at);
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const turn = ((index + 0.5) / 9 - 0.5) * 2.4 + stage.random.between(-0.2, 0.2);
    const reach = height * foot.scale * stage.random.between(0.4, 0.95);
    const head = [foot.x + Math.sin(turn) * reach * 0.8, foot.y - Math.cos(turn) * reach] as const;
    const length = height * foot.scale * 0.42;
    const stalk = path(
      `M${short(foot.x)} ${short(foot.y)}Q${short(foot.x + Math.sin(turn) * reach * 0.2)} ${short(foot.y - reach * 0.6)} ${short(head[0])} ${short(head[1])}`,
      {
        fill: "none",
        stroke: surface(stage.light, "#5d7f45", 0.4),
        "stroke-width": Math.max(1.5, length * 0.03),
      },
    );
    return (
      stalk +
      blade(
        stage,
        { from: head, angle: Math.PI / 2 - turn * 1.25, length, droop: 0.42 },
        { width: length * 0.34, tears: 0.3, fullest: 0.6 },
        "#3f7a45",
      )
    );
  });
  return leaves.join("");
}
