/**
 * Turns the GeoJSON base map of Bali into what the map loads. Run by hand when the base map changes:
 *   node scripts/map/prepare.ts bali_basemap.geojson
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { detailOf, landOf } from "./base-map.ts";
import { readGeojson } from "./read-geojson.ts";

const TARGET = fileURLToPath(new URL("../../public/map/", import.meta.url));
/** Java and Lombok come from the shoreline database of GSHHG. */
const COAST_ATTRIBUTION = "Coasts of the neighbouring islands: GSHHG (LGPL)";

async function write(name: string, content: object): Promise<void> {
  const text = `${JSON.stringify(content)}\n`;
  await writeFile(`${TARGET}${name}`, text);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} with gzip`);
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Say which GeoJSON file: node scripts/map/prepare.ts FILE");
const { attribution, features } = await readGeojson(source);
await mkdir(TARGET, { recursive: true });
await write("bali-land.json", { attribution: `${attribution}. ${COAST_ATTRIBUTION}.`, ...landOf(features) });
await write("bali-detail.json", { attribution, ...detailOf(features) });
