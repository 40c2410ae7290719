import "../choose-region.ts";

import { pathToFileURL } from "node:url";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { required } from "../environment.ts";
import { LOOPBACK, ownUrl } from "../start/address.ts";
import { builtFolder } from "../start/build.ts";
import { markInUse } from "../start/build-lock.ts";
import { PROJECT, SERVER } from "../start/project.ts";
import { siteEnvironment, waitUntilReady } from "../start/site.ts";
import { SERVICE_VARIABLE } from "./service-variable.ts";
import "../start/exit-with-parent.mjs";

const dataServiceOfSite = z.object({
  url: z.url(),
  anonKey: z.string(),
  photos: z.string().optional(),
  /** What the settings of the data folder say, as the data service has checked them. */
  environment: z.record(z.string(), z.string()),
});

/** A process of the site, in this process: another one beside it would take 50 MB. Tells its parent once it answers. */
try {
  const address = { host: LOOPBACK, port: Number(required("PORT")) };
  const build = await builtFolder();
  markInUse(PROJECT, build);
  const service = dataServiceOfSite.parse(JSON.parse(required(SERVICE_VARIABLE)));
  Object.assign(process.env, service.environment);
  Object.assign(process.env, siteEnvironment(build, address, service));
  process.chdir(PROJECT);
  await import(pathToFileURL(SERVER).href);
  await waitUntilReady(ownUrl(address));
  // Renders the home screen, so that its first visitor does not wait for the first read.
  const { status } = await fetch(ownUrl(address));
  if (status >= 500) throw new CliError(`The home screen answers ${status}.`);
  process.send?.({ ready: true });
} catch (error) {
  console.error(error instanceof CliError ? error.message : error);
  process.exit(1);
}
