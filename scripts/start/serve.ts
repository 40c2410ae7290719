import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { REGION } from "../../lib/region/region.ts";
import { regionFile } from "../../lib/region/region-path.ts";
import { ownLogo } from "../../lib/settings/own-logo.ts";
import { readSettings } from "../../lib/settings/settings-file.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import { supabaseUrl } from "../environment.ts";
import { exitOnSignals } from "../lifetime.ts";
import { type Address, ensureFree, requestedAddress } from "./address.ts";
import { upToDateBuild } from "./build.ts";
import { dataService } from "./data-service.ts";
import { type Flags, readFlags } from "./flags.ts";
import { PROJECT } from "./project.ts";
import { startSite } from "./site.ts";

/** The folder with site.json: the data folder, or the folder of the region's demo while that is served; null for neither. */
const settingsFolder = ({ data, listings }: Flags): string | null =>
  data === undefined && listings === undefined && supabaseUrl() === undefined
    ? fileURLToPath(new URL(regionFile("demo")))
    : (data ?? null);

/**
 * Checks the settings of the site, which its servers read again: `SITE_CONFIG`, else site.json in a folder. Throws a
 * `CliError` if they cannot be used.
 */
async function checkSettings(folder: string | null): Promise<void> {
  const found = settingsPath(folder);
  if (found === null) return;
  const path = resolve(found);
  const settings = readSettings(path);
  await ownLogo(path, settings);
  process.env.SITE_CONFIG = path;
  process.env.DAYS_SHOWN = String(settings.daysShown);
}

/** Says how to make the map of a new region. The site works without one, but shows homes on a blank. */
function warnWithoutMap(): void {
  if (existsSync(join(PROJECT, "public/map", REGION))) return;
  console.warn(`The region ${REGION} has no map: docs/regions.md, "A new region", says how to make it.`);
}

/** The address of a command that serves the site. Throws a `CliError` if that or the settings cannot be used. */
async function begin(flags: Flags): Promise<Address> {
  exitOnSignals(0);
  await checkSettings(settingsFolder(flags));
  warnWithoutMap();
  const address = requestedAddress();
  await ensureFree(address);
  return address;
}

/** `npm start`: serves the site for visitors, built first if a source has changed. With `--build` only builds. */
export async function start(args: readonly string[]): Promise<void> {
  const flags = readFlags("npm start --", args);
  if (flags.build) return void (await upToDateBuild());
  const address = await begin(flags);
  const service = await dataService(flags);
  await startSite(await upToDateBuild(), address, service);
}

/** `npm run dev`: serves the sources with hot reload. */
export async function develop(args: readonly string[]): Promise<void> {
  const flags = readFlags("npm run dev --", args);
  const address = await begin(flags);
  await startSite(null, address, await dataService(flags));
}
