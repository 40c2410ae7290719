import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A hash of what drawings of areas are made from: with any of it changed, their addresses are others. */
export function areaVersion(region: string): string {
  const sources = [
    `regions/${region}/map/land.json`,
    `regions/${region}/map/detail.json`,
    "lib/map/area-svg.ts",
    "lib/map/area-view.ts",
    "lib/map/clip.ts",
    "lib/map/map-style.ts",
    "lib/map/place-labels.ts",
  ];
  const hash = createHash("sha256");
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
