import "./choose-region.ts";
import "./resolve-project.ts";

import { runCommand } from "./lifetime.ts";

const { develop } = await import("./start/serve.ts");
runCommand(() => develop(process.argv.slice(2)));
