import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OWN = fileURLToPath(new URL("../node_modules/node/bin/node", import.meta.url));

/** The Node.js that the project installs for itself; where there is no build of it for the platform, the one running this. */
export function projectNode(): string {
  return existsSync(OWN) ? OWN : process.execPath;
}
