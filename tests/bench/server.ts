import type { Line } from "./line.ts";
import { load } from "./load.ts";
import { median } from "./median.ts";
import { isRental, PAGE_NAMES } from "./pages.ts";
import type { Stage } from "./stage.ts";

const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;

/** The least that a page may have of its floor: a blank page for a listing, one of as many bytes for a list. */
const SHARE = { rental: 0.5, list: 0.8 } as const;

/** Requests a second of every address, asked in turn, so that what else the machine does meets all alike. */
async function perSecond(
  urls: Iterable<string>,
  encoding: "identity" | "gzip",
): Promise<Map<string, number>> {
  const loads = new Map<string, number[]>([...urls].map((url) => [url, []]));
  for (const url of loads.keys()) await load(url, WARM_UP_SECONDS, encoding);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [url, own] of loads) own.push(await load(url, SECONDS, encoding));
  }
  return new Map([...loads].map(([url, own]) => [url, median(own)]));
}

async function pagesOf(stage: Stage) {
  const [site, demo, blank] = await Promise.all([stage.site(), stage.demo(), stage.blank()]);
  const pages = PAGE_NAMES.map(async (name) => {
    const own = `${site.url}${site.paths[name]}`;
    const raw = Buffer.byteLength(await (await fetch(own)).text());
    const floor = isRental(name)
      ? { what: "blank", url: `${blank.url}/`, share: SHARE.rental }
      : { what: "plain", url: `${blank.url}/plain/${raw}`, share: SHARE.list };
    return { name, own, demo: `${demo.url}${demo.paths[name]}`, floor };
  });
  return Promise.all(pages);
}

export async function server(stage: Stage): Promise<Line[]> {
  const pages = await pagesOf(stage);
  const urls = new Set(pages.flatMap(({ own, demo, floor }) => [own, demo, floor.url]));
  const linesOf = async (what: string, encoding: "identity" | "gzip", hasTarget: boolean) => {
    const loads = await perSecond(urls, encoding);
    const of = (url: string) => loads.get(url) ?? 0;
    return pages.map(({ name, own, demo, floor }): Line => {
      const target = { atLeast: floor.share, of: { what: floor.what, by: "ratio" } } as const;
      return {
        what: `${what} of ${name}`,
        value: of(own),
        unit: "/s",
        beside: [
          { what: "demo", value: of(demo) },
          { what: floor.what, value: of(floor.url) },
        ],
        ...(hasTarget ? { target } : {}),
      };
    });
  };
  return [
    ...(await linesOf("requests a second", "identity", true)),
    ...(await linesOf("compressed requests a second", "gzip", false)),
  ];
}
