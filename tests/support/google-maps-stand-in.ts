import { readFileSync } from "node:fs";

export const GOOGLE_MAPS_URLS = "https://maps.googleapis.com/**";

const FOLDER = "tests/support/google-maps-stand-in";
const PARTS = ["coordinates", "mvc-object", "gestures", "map", "overlay-view", "script"];

/** A part as classic script: what it imports and exports is in the one scope of all parts. */
function readPart(name: string): string {
  const module = readFileSync(`${FOLDER}/${name}.js`, "utf8");
  return module.replace(/^import .*$/gm, "").replace(/^export /gm, "");
}

/**
 * A stand-in for the script of the maps service, to be served for `https://maps.googleapis.com/maps/api/js`. Maps
 * and the options they were given are in `window.__googleMaps.maps`; `window.__googleMaps.refuseKey()` refuses the
 * API key.
 */
export const GOOGLE_MAPS_STAND_IN = `(() => {\n${PARTS.map(readPart).join("\n")}\n})();\n`;
