import type { Line } from "./line.ts";
import { type Load, load } from "./load.ts";
import { median } from "./median.ts";
import { PAGES, type PageName } from "./pages.ts";
import type { Stage } from "./stage.ts";

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

type Addresses = Readonly<Record<"own" | "floor" | "saved", string>>;

function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  return { perSecond: of("perSecond"), p50: of("p50"), p99: of("p99") };
}

/** Asks all of them in turn, so that what else the machine does meets all alike. */
async function measured(addresses: Addresses, encoding: "identity" | "gzip") {
  const loads: Record<keyof Addresses, Load[]> = { own: [], floor: [], saved: [] };
  const all = ["own", "floor", "saved"] as const;
  for (const name of all) await load(addresses[name], WARM_UP_SECONDS, encoding);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of all) loads[name].push(await load(addresses[name], SECONDS, encoding));
  }
  return { own: medianLoad(loads.own), floor: medianLoad(loads.floor), saved: medianLoad(loads.saved) };
}

/** The least that a page may have of its floor: a blank page for a listing, one of as many bytes for a list. */
const SHARE: Readonly<Record<PageName, number>> = { home: 0.8, area: 0.8, rental: 0.5 };

async function addressesOf(page: PageName, { site, blank, saved }: Stage): Promise<Addresses> {
  const { path } = PAGES[page];
  const own = `${(await site()).url}${path}`;
  const raw = Buffer.byteLength(await (await fetch(own)).text());
  const floor = page === "rental" ? "/" : `/plain/${raw}`;
  return { own, floor: `${(await blank()).url}${floor}`, saved: `${(await saved()).url}${path}` };
}

/** Requests a second and how long they take, of a page and of its floors. */
export function server(page: PageName): (stage: Stage) => Promise<Line[]> {
  const { name } = PAGES[page];
  const floorName = page === "rental" ? "blank" : "plain page of as many bytes";
  return async (stage) => {
    const addresses = await addressesOf(page, stage);
    const plain = await measured(addresses, "identity");
    const zipped = await measured(addresses, "gzip");
    const line = (what: string, key: keyof Load, { own, floor, saved }: typeof plain): Line => ({
      what: `${name} ${what}`,
      value: own[key],
      unit: key === "perSecond" ? "/s" : "ms",
      beside: [
        { what: floorName, value: floor[key] },
        { what: "saved files", value: saved[key] },
      ],
    });
    return [
      {
        ...line("requests", "perSecond", plain),
        target: { atLeast: SHARE[page] * plain.floor.perSecond },
      },
      line("p50", "p50", plain),
      line("p99", "p99", plain),
      line("compressed requests", "perSecond", zipped),
      line("compressed p50", "p50", zipped),
      line("compressed p99", "p99", zipped),
    ];
  };
}
