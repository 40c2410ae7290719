import { contact } from "../paint/shade.ts";
import { box, panel, softBox } from "../paint/solids.ts";
import type { Face, Stage } from "../paint/view.ts";
import { pillow } from "./pillow.ts";

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
