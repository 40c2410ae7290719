import type { Vec } from "../paint/palette.ts";
import { panel } from "../paint/solids.ts";
import { group, path } from "../paint/svg.ts";
import { toneOn } from "../paint/texture.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";

const CHIPS = ["#b98a6a", "#8d8f86", "#d9cdb8", "#6f6a63", "#c7a890", "#e8dfd0"] as const;

/** Terrazzo: chips of stone in a pale ground, smaller and denser far away. */
export function terrazzo(stage: Stage, face: Face, base: string, count: number, chip = 0.02): string {
  const drawn = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const [u, v] = [stage.random.next(), stage.random.next()];
    const middle = onFace(face, u, v);
    const radius = stage.random.between(0.4, 1.3) * chip;
    const corners = [0, 1, 2, 3].map((corner): Vec => {
      const angle = corner * 1.57 + stage.random.between(-0.5, 0.5);
      return [middle[0] + Math.cos(angle) * radius, middle[1], middle[2] + Math.sin(angle) * radius];
    });
    const colour = stage.random.pick(CHIPS);
    drawn.set(colour, (drawn.get(colour) ?? "") + outline(stage, corners));
  }
  const chips = [...drawn].map(([colour, d]) =>
    path(d, { fill: toneOn(stage, face, colour), opacity: 0.55 }),
  );
  return panel(stage, face, base, { fade: 0.1 }) + group(chips.join(""), {});
}
