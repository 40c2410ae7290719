/**
 * Converts the GeoJSON base map of Bali into the files that the map loads. Run by hand when the base map changes:
 *   node scripts/map/prepare.ts bali_basemap.geojson bali_streets.geojson
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { detailOf, landOf, streetsOf } from "./base-map.ts";
import { readGeojson, readStreets } from "./read-geojson.ts";

const TARGET = fileURLToPath(new URL("../../public/map/", import.meta.url));
/** Java and Lombok come from the shoreline database of GSHHG. */
const COAST_ATTRIBUTION = "Coasts of the neighbouring islands: GSHHG (LGPL)";

async function write(name: string, content: object): Promise<void> {
  const text = `${JSON.stringify(content)}\n`;
  await writeFile(`${TARGET}${name}`, text);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} with gzip`);
}

const [source, streetSource] = process.argv.slice(2);
if (source === undefined || streetSource === undefined)
  throw new Error("Say which GeoJSON files: node scripts/map/prepare.ts BASE_MAP STREETS");
const { attribution, features } = await readGeojson(source);
await mkdir(TARGET, { recursive: true });
await write("bali-land.json", { attribution: `${attribution}. ${COAST_ATTRIBUTION}.`, ...landOf(features) });
await write("bali-detail.json", { attribution, ...detailOf(features) });
const streets = await readStreets(streetSource);
await write("bali-streets.json", { attribution: streets.attribution, ...streetsOf(streets.features) });
