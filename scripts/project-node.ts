import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OWN = fileURLToPath(new URL("../node_modules/node/bin/node", import.meta.url));

/** The Node.js of node_modules or, where npm has none for this platform, the one running this. */
export function projectNode(): string {
  return existsSync(OWN) ? OWN : process.execPath;
}
