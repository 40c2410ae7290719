// Each value of a region stands with its rule, as a variable: REGION_TIME_ZONE is `time.zone` of its region.json. The build writes
// the variables into the code (next.config.ts), so that a page loads only those that it uses, and finds nothing to do here;
// `+"8"` becomes 8 there, but not `Number("8")`. Commands and tests read the file.
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
  // Bundlers follow `new URL`, and would copy the file.
  put("REGION", JSON.parse(readFileSync(URL.parse(path, import.meta.url) ?? path, "utf8")), 0);
}
