// Each value of region.json is a variable: REGION_TIME_ZONE is `time.zone`. The build inlines the variables (next.config.ts), so
// that a page loads only those that it uses; minified, `+"8"` becomes 8, but `Number("8")` does not. Commands and tests read the file.
import { DEFAULT_REGION } from "./default-region.ts";

if (process.env.REGION_NAME === undefined) {
  const { readFileSync } = globalThis.process.getBuiltinModule("node:fs");
  const path = `../../regions/${process.env.REGION || DEFAULT_REGION}/region.json`;
  const put = (name: string, value: unknown, depth: number) => {
    if (typeof value === "string") process.env[name] = value;
    else if (typeof value !== "object" || Array.isArray(value) || depth > 1)
      process.env[name] = JSON.stringify(value);
    else
      for (const [key, part] of Object.entries(value ?? {}))
        put(`${name}_${key.toUpperCase()}`, part, depth + 1);
  };
  // Bundlers follow `new URL` and would copy the file.
  put("REGION", JSON.parse(readFileSync(URL.parse(path, import.meta.url) ?? path, "utf8")), 0);
}
