import { randomUUID } from "node:crypto";
import type { Rules } from "../../collector/judge/read-post.ts";
import { readerVersion, rulesVersion } from "../../collector/judge/rules-version.ts";
import { knownPlaces } from "../../collector/listing/known-places.ts";
import { askPublicHost } from "../../collector/map-links/resolve-map-link.ts";
import { cachingReader } from "../../collector/posts/reader.ts";
import { Tally } from "../../collector/report/tally.ts";
import { resolveMapLinks } from "../../collector/run/resolve-map-links.ts";
import type { Run } from "../../collector/run/run-batch.ts";
import { usualRents } from "../../collector/run/usual-rents.ts";
import { CollectorService } from "../../collector/store/service.ts";
import type { GeoLocation } from "../../lib/places/places.ts";
import { readSettings } from "../../lib/settings/settings-file.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { onExit } from "../lifetime.ts";
import { openWritableService, type WritableService } from "./data-service.ts";

export type OpenRun = Run & Pick<WritableService, "client">;

/** Takes over the days shown, and returns the numbers blocked, of the site's settings. Throws a `CliError` for unusable settings. */
function blockedInSettings(folder: string | undefined): string[] {
  const { daysShown, blocked } = readSettings(settingsPath(folder ?? null));
  process.env.DAYS_SHOWN = String(daysShown);
  return blocked.map((number) => `tel:${number}`);
}

let rentsOfDay: { day: string; asksTooLittle: Rules["asksTooLittle"] } | null = null;

/** Reads the rents once a day: a follower opens the service for every post. */
async function asksTooLittleOn(
  day: string,
  service: CollectorService,
  geoLocations: readonly GeoLocation[],
): Promise<Rules["asksTooLittle"]> {
  if (rentsOfDay?.day !== day) rentsOfDay = { day, ...(await usualRents(service, geoLocations)) };
  return rentsOfDay.asksTooLittle;
}

/** Prepares a run over a data service, with the settings of the site in its folder. Does not hold the lease yet. */
export async function createRun({ client, photos }: WritableService, folder?: string): Promise<OpenRun> {
  const service = new CollectorService(client, randomUUID(), blockedInSettings(folder));
  const geoLocations = await service.rows.placesWith(knownPlaces());
  const places = new Set(geoLocations.map(({ location_name }) => location_name));
  const rules = {
    read: cachingReader(),
    places,
    version: await rulesVersion(places),
    readerVersion: await readerVersion(),
    asksTooLittle: await asksTooLittleOn(isoRegionDay(new Date()), service, geoLocations),
  };
  return { client, service, photos, rules, tally: new Tally() };
}

/** Begins a run over the named data service. Holds the lease until the command ends. */
export async function beginRun(data: string | undefined): Promise<OpenRun> {
  const run = await createRun(await openWritableService(data), data);
  await run.service.lease.begin();
  onExit(() => run.service.lease.end());
  return run;
}

/** Asks where the short map links of posts lead, and prints the outcome. */
export async function askMapLinks(run: Run): Promise<void> {
  const asked = await resolveMapLinks(run, askPublicHost);
  if (asked !== "") console.log(asked);
}
