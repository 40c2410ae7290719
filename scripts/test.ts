import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./lifetime.ts";
import { upToDateBuild } from "./start/build.ts";
import { tellDone } from "./start/steps.ts";
import { ensureBrowser } from "./test/browser.ts";
import { check } from "./test/check.ts";
import { type Counts, endToEndCounts, unitCounts } from "./test/counts.ts";

const REPORT = "PLAYWRIGHT_JSON_OUTPUT_FILE";

/** Everything a change has to pass, in the order in which a failure shows soonest. */
runCommand(async () => {
  const start = performance.now();
  const reports = await mkdtemp(join(tmpdir(), "tests-"));
  const [unit, endToEnd] = [join(reports, "unit.json"), join(reports, "end-to-end.json")];
  await check("format, lint", ["biome", "ci", "--error-on-warnings"]);
  await check("dead code", ["knip"]);
  await check("route types", ["next", "typegen"]);
  await check("types", ["tsc", "--noEmit"]);
  await check("unit tests", ["jest", "--silent", "--json", `--outputFile=${unit}`]);
  await ensureBrowser();
  await upToDateBuild(false);
  await check("discovery", ["scripts/audit-discovery.ts"]);
  await check("accessibility", ["scripts/audit-a11y.ts"]);
  await check("end to end", ["playwright", "test", "--reporter=list,json"], { [REPORT]: endToEnd });
  const counts: Counts[] = [await unitCounts(unit), await endToEndCounts(endToEnd)];
  await rm(reports, { recursive: true });
  tellDone("total", "", start);
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
});
