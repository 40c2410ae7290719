import "./choose-region.ts";
import "./resolve-project.ts";

import { runCommand } from "./lifetime.ts";

// Modules of the site are resolved by the hooks that the imports above register.
const { start } = await import("./start/serve.ts");
runCommand(() => start(process.argv.slice(2)));
