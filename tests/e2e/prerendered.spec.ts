import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { builtFolder } from "../../scripts/start/build.ts";

const manifest = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});

/** What shows no listings: the build has no data service, so any other page would be kept empty and for good. */
const WITHOUT_LISTINGS = /^\/(_global-error|_not-found|[^/]+\/manifest\.webmanifest)$/;

test("the build makes no page that shows listings", { tag: "@smoke" }, async () => {
  const file = join(await builtFolder(), "prerender-manifest.json");
  const { routes, dynamicRoutes } = manifest.parse(JSON.parse(await readFile(file, "utf8")));
  const made = [...Object.keys(routes), ...Object.keys(dynamicRoutes)];
  expect(made).toContain("/_not-found");
  expect(made.filter((route) => !WITHOUT_LISTINGS.test(route))).toEqual([]);
});
