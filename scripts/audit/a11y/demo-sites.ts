import { atEnd } from "../../lifetime.ts";
import { freeAddress, LOOPBACK, ownUrl } from "../../start/address.ts";
import { upToDateBuild } from "../../start/build.ts";
import { dataService } from "../../start/data-service.ts";
import { startSite } from "../../start/site.ts";
import { dataServiceSwitch } from "../data-service-switch.ts";
import type { Sites } from "./visits.ts";

const FIRST_PORT = 4_760;

async function start(service: { url: string; anonKey: string }): Promise<string> {
  const address = await freeAddress({ host: LOOPBACK, port: FIRST_PORT });
  process.env.SITE_URL = ownUrl(address);
  await startSite("start", address, service);
  return ownUrl(address);
}

/** Builds the site and starts it over the demo listings and, second, over a data service that answers with errors. */
export async function startDemoSites(): Promise<Sites> {
  process.env.SUPABASE_URL = "";
  const [service] = await Promise.all([
    dataService({ listings: null, asOfNow: false, verbose: false }),
    upToDateBuild(false),
  ]);
  const { url, set, close } = await dataServiceSwitch(service.url);
  atEnd(close);
  set("failing");
  process.env.EXCHANGE_RATE_URL = url;
  const { anonKey } = service;
  return { url: await start(service), failing: await start({ url, anonKey }) };
}
