import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A hash of the data and the code that areas are drawn from. It is in the drawings' addresses, which are cached for good. */
export function areaVersion(region: string): string {
  const sources = [
    `regions/${region}/region.json`,
    `regions/${region}/map/land.json`,
    `regions/${region}/map/detail.json`,
    "lib/map/area-svg.ts",
    "lib/map/area-view.ts",
    "lib/map/base-map-data.ts",
    "lib/map/bounds.ts",
    "lib/map/camera.ts",
    "lib/map/clip.ts",
    "lib/map/map-style.ts",
    "lib/map/place-labels.ts",
    "lib/map/web-mercator.ts",
  ];
  const hash = createHash("sha256");
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
