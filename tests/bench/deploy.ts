import { readingFrom, startDataBehindProxy } from "../support/data-behind-proxy.ts";
import { startDeployedSite } from "../support/deployed-site.ts";
import { plainRequest } from "../support/plain-request.ts";
import { siteMemoryMb } from "../support/site-process.ts";
import { loadOfMany } from "../support/wrk.ts";
import type { Line } from "./line.ts";
import { load } from "./load.ts";
import { manyListings, realListings } from "./many-listings.ts";
import { median } from "./median.ts";

/** A month of real channels. */
const LIVE = 5_400;
const REVALIDATE_S = 5;
const REFRESHES = 4;
const ROUNDS = 3;
const SECONDS = 5;

async function perSecond(site: string, seconds = SECONDS): Promise<number> {
  const { perSecond: answered, failed } = await loadOfMany(site, ["/"], seconds);
  if (failed > 0) throw new Error(`${failed} requests for / failed.`);
  return answered;
}

/** Three processes behind nginx at the site's real size: what they answer, and what that costs. */
export async function deploy(): Promise<Line[]> {
  await using data = await startDataBehindProxy(await manyListings(LIVE, LIVE, await realListings()));
  await using site = await startDeployedSite(readingFrom(data, REVALIDATE_S));
  const process = `${site.sites[0]?.url}/`;
  const sent = await plainRequest(site.url, "/", { headers: { "Accept-Encoding": "gzip" } });
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await perSecond(site.url));
  const [alone, zippedAlone] = [
    await load(process, SECONDS, "identity"),
    await load(process, SECONDS, "gzip"),
  ];
  const before = data.passed();
  await perSecond(site.url, REFRESHES * REVALIDATE_S);
  const perRefresh = (data.passed() - before) / REFRESHES;
  const memory = site.sites.map(({ pid }) => siteMemoryMb(pid) ?? Number.NaN);
  return [
    {
      what: "requests of / through nginx",
      value: median(loads),
      unit: "/s",
      beside: [
        { what: "one process", value: zippedAlone },
        { what: "uncompressed", value: alone },
      ],
      target: { atLeast: 20_000 },
    },
    { what: "/ as it is sent", value: sent.bytes.length / 1000, unit: "kB" },
    { what: "memory of a process", value: median(memory), unit: "MB" },
    { what: "reads of the data service in a refresh", value: perRefresh, unit: "" },
  ];
}
