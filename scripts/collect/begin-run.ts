import { randomUUID } from "node:crypto";
import { readerVersion, rulesVersion } from "../../collector/judge/rules-version.ts";
import { baliPlaces } from "../../collector/listing/bali-places.ts";
import { cachingReader } from "../../collector/posts/reader.ts";
import { Tally } from "../../collector/report/tally.ts";
import type { Run } from "../../collector/run/run-batch.ts";
import { CollectorService } from "../../collector/store/service.ts";
import { onExit } from "../lifetime.ts";
import { copyInMemory, type OwnersService, ownersService } from "./data-service.ts";

/** A run, and the data service that it goes over. */
export type OpenRun = Run & Pick<OwnersService, "client">;

/** What a run of the collector over this data service needs. The service is not held yet. */
export async function runOver({ client, photos }: OwnersService): Promise<OpenRun> {
  const service = new CollectorService(client, randomUUID());
  const places = await service.rows.places(baliPlaces);
  const rules = {
    ...cachingReader(),
    places,
    version: await rulesVersion(places),
    readerVersion: await readerVersion(),
  };
  return { client, service, photos, rules, tally: new Tally() };
}

/**
 * A run over the data service that the flags and the environment name, or for a dry run over a copy of it, which it has to
 * itself until the command ends.
 */
export async function beginRun(flags: { data?: string; "dry-run"?: boolean }): Promise<OpenRun> {
  const run = await runOver(await (flags["dry-run"] ? copyInMemory(flags.data) : ownersService(flags.data)));
  await run.service.lease.begin();
  onExit(() => run.service.lease.end());
  return run;
}
