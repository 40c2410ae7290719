import { load } from "./load.ts";
import { median } from "./median.ts";
import { isRental, PAGE_NAMES } from "./pages.ts";
import { printTable } from "./table.ts";
import { test } from "./test.ts";

const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;

/** The least that a page may have of its floor: a blank page for a listing, one of as many bytes for a list. */
const SHARE = { rental: 0.5, list: 0.8 } as const;

/** Requests a second of every address, asked in turn, so that what else the machine does meets all alike. */
async function perSecond(urls: Iterable<string>, encoding: string): Promise<Map<string, number>> {
  const loads = new Map<string, number[]>([...urls].map((url) => [url, []]));
  for (const url of loads.keys()) await load(url, WARM_UP_SECONDS, encoding);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [url, own] of loads) own.push(await load(url, SECONDS, encoding));
  }
  return new Map([...loads].map(([url, own]) => [url, median(own)]));
}

test("requests a second are counted for every page, beside a page that only the framework makes", async ({
  site,
  blank,
}) => {
  const pages = await Promise.all(
    PAGE_NAMES.map(async (name) => {
      const url = `${site.url}${site.paths[name]}`;
      const bytes = Buffer.byteLength(await (await fetch(url)).text());
      const floor = isRental(name) ? `${blank}/` : `${blank}/plain/${bytes}`;
      return { name, url, floor, share: isRental(name) ? SHARE.rental : SHARE.list };
    }),
  );
  const urls = new Set(pages.flatMap(({ url, floor }) => [url, floor]));
  const [plain, zipped] = [await perSecond(urls, "identity"), await perSecond(urls, "gzip")];
  const of = (loads: Map<string, number>, url: string) => loads.get(url) ?? 0;
  printTable([
    ...pages.map(({ name, url, floor, share }) => ({
      what: `requests of ${name}`,
      value: of(plain, url),
      unit: "/s" as const,
      floor: of(plain, floor),
      atLeast: share * of(plain, floor),
    })),
    ...pages.map(({ name, url, floor }) => ({
      what: `compressed requests of ${name}`,
      value: of(zipped, url),
      unit: "/s" as const,
      floor: of(zipped, floor),
    })),
  ]);
});
