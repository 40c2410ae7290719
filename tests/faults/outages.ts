import { once } from "node:events";
import { createServer } from "node:http";
import { startSite } from "../e2e/own-site.ts";
import { A_MILLION_BUYS } from "../e2e/rates.ts";
import type { DataBehindProxy } from "./data-behind-proxy.ts";
import { type Fault, type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
import { busy, type Outcome, outage, REVALIDATE_S } from "./outage.ts";

const FAULT_MS = 8_000;
/** Long enough for a read that waits for its time limit twice. */
const SLOW_FAULT_MS = 14_000;

const DATA_FAULTS: readonly { name: string; fault: Fault }[] = [
  { name: "data service well", fault: "none" },
  { name: "data service down", fault: "down" },
  { name: "data service hangs up", fault: "hang-up" },
  { name: "data service slow (10 s)", fault: "slow" },
  { name: "data service answers 500", fault: "status-500" },
  { name: "data service answers HTML", fault: "html" },
  { name: "data service answers nothing", fault: "empty" },
  { name: "data service answers 404", fault: "not-there" },
  { name: "data service answers half a JSON", fault: "half-json" },
  { name: "data service is cut off", fault: "cut-off" },
];

const OTHER_FAULTS: readonly { name: string; fault: Fault }[] = [
  { name: "down", fault: "down" },
  { name: "slow (10 s)", fault: "slow" },
  { name: "answer 500", fault: "status-500" },
  { name: "answer HTML", fault: "html" },
  { name: "answer half a JSON", fault: "half-json" },
];

function siteOn(data: DataBehindProxy, env: Record<string, string> = {}) {
  return startSite({
    env: {
      ...{ SUPABASE_URL: data.url, SUPABASE_ANON_KEY: data.anonKey },
      LISTINGS_REVALIDATE_SECONDS: String(REVALIDATE_S),
      ...env,
    },
  });
}

/** A service behind a proxy that answers every request with this JSON. */
async function startJsonBehindProxy(json: object): Promise<FaultProxy> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(json));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  server.unref();
  return startFaultProxy(`http://127.0.0.1:${address.port}`);
}

/** Every fault of the data service, one after another in front of one site. */
export async function dataOutages(data: DataBehindProxy, tell: (outcome: Outcome) => void): Promise<void> {
  const site = await siteOn(data);
  for (const { name, fault } of DATA_FAULTS) {
    const faultMs = fault === "slow" ? SLOW_FAULT_MS : FAULT_MS;
    tell(
      await outage({ site: site.url, inject: data.inject, rename: data.rename }, { name, fault, faultMs }),
    );
  }
  await site.stop();
}

/** Exchange rates that fail from the start: later on they are kept for hours. */
export async function ratesOutages(data: DataBehindProxy, tell: (outcome: Outcome) => void): Promise<void> {
  const proxy = await startJsonBehindProxy({ rates: A_MILLION_BUYS });
  for (const { name, fault } of OTHER_FAULTS) {
    await proxy.inject(fault);
    const site = await siteOn(data, { EXCHANGE_RATE_URL: proxy.url });
    tell(await busy(site.url, `exchange rates: ${name}`, FAULT_MS));
    await site.stop();
  }
  await proxy.close();
}

/** A reporting host that fails while there is much to report. */
export async function reportingOutages(
  data: DataBehindProxy,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const proxy = await startJsonBehindProxy({});
  for (const { name, fault } of OTHER_FAULTS.slice(0, 3)) {
    await proxy.inject(fault);
    const site = await siteOn(data, { SENTRY_DSN: `${proxy.url.replace("//", "//key@")}/1` });
    const stage = { site: site.url, inject: data.inject, rename: data.rename };
    tell(await outage(stage, { name: `reporting host: ${name}`, fault: "status-500", faultMs: FAULT_MS }));
    await site.stop();
  }
  await proxy.close();
}
