import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PROJECT_NODE = fileURLToPath(new URL("../node_modules/node/bin/node", import.meta.url));

/** The Node.js of node_modules, or the running one if npm has none for this platform. */
export function projectNode(): string {
  return existsSync(PROJECT_NODE) ? PROJECT_NODE : process.execPath;
}
