/**
 * Converts the GeoJSON base map of a region into the files that the map loads. Run by hand when the base map changes:
 *   node scripts/map/prepare.ts REGION basemap.geojson streets.geojson [ATTRIBUTION OF COASTS]
 */

import { existsSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { readRegion } from "../../lib/region/region-file.ts";
import { detailOf, landOf, readGeojson, streetsOf } from "./base-map.ts";

const [region, source, streetSource, coasts = ""] = process.argv.slice(2);
if (region === undefined || source === undefined || streetSource === undefined)
  throw new Error("Say which GeoJSON files: node scripts/map/prepare.ts REGION BASE_MAP STREETS");
readRegion(region);
const TARGET = fileURLToPath(new URL(`../../regions/${region}/map/`, import.meta.url));
const LINK = fileURLToPath(new URL(`../../public/map/${region}`, import.meta.url));

async function write(name: string, content: object): Promise<void> {
  const text = `${JSON.stringify(content)}\n`;
  await writeFile(`${TARGET}${name}`, text);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} with gzip`);
}

const { attribution, features } = await readGeojson(source);
await mkdir(TARGET, { recursive: true });
const credits = coasts === "" ? attribution : `${attribution}. ${coasts}.`;
await write("land.json", { attribution: credits, ...landOf(features) });
await write("detail.json", { attribution, ...detailOf(features) });
const streets = await readGeojson(streetSource);
await write("streets.json", { attribution: streets.attribution, ...streetsOf(streets.features) });
await symlink(`../../regions/${region}/map`, LINK).catch((error) => {
  if (!existsSync(LINK)) throw error;
});
