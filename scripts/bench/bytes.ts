import { gzipSync } from "node:zlib";
import { TARGETS } from "../../tests/bench/budgets.ts";
import { withoutIndex } from "../../tests/bench/list-index-data.ts";
import { type PageWeight, weigh } from "../../tests/bench/page-weight.ts";
import type { Line } from "./line.ts";
import { EVERY_PAGE, PAGES } from "./pages.ts";
import { launchBrowser, onPhone } from "./phone.ts";
import type { Stage } from "./stage.ts";

const kb = (bytes: number) => bytes / 1000;

async function linesOf(name: string, url: string, weight: PageWeight, blank: PageWeight): Promise<Line[]> {
  const html = await (await fetch(url)).text();
  const line = (what: string, value: number, rest: Partial<Line> = {}): Line => ({
    ...{ what: `${name} ${what}`, value, unit: "" },
    ...rest,
  });
  const size = (what: string, bytes: number, rest: Partial<Line> = {}) =>
    line(what, kb(bytes), { unit: "kB", ...rest });
  const beside = (value: number) => [{ what: "blank", value }];
  return [
    size("first-load JavaScript", weight.firstScripts.bytes, {
      beside: beside(kb(blank.firstScripts.bytes)),
      target: { atMost: kb(blank.firstScripts.bytes + TARGETS.firstScriptBytes) },
    }),
    line("first-load files", weight.firstScripts.count, { beside: beside(blank.firstScripts.count) }),
    size("later JavaScript", weight.laterScripts.bytes),
    size("HTML", gzipSync(html).length, { beside: beside(kb(blank.html)) }),
    size("HTML without the index", gzipSync(withoutIndex(html)).length, {
      target: { atMost: kb(TARGETS.htmlBytes) },
    }),
    size("HTML uncompressed", Buffer.byteLength(html)),
    size("styles", weight.styles),
    size("font", weight.fonts),
    size("pictures", weight.pictures.bytes),
    line("number of pictures", weight.pictures.count),
    line("requests", weight.requests, {
      beside: beside(blank.requests),
      target: { atMost: TARGETS.requests },
    }),
    line("layout shift", weight.shift, { target: { atMost: 0 } }),
  ];
}

/** What each page sends to a phone that has seen nothing of the site yet. */
export async function bytes({ site, blank }: Stage): Promise<Line[]> {
  const [own, floor] = await Promise.all([site(), blank()]);
  const browser = await launchBrowser();
  const blankWeight = await onPhone(browser, (page) => weigh(page, `${floor.url}/`));
  const lines: Line[] = [];
  for (const { name, path } of EVERY_PAGE.map((page) => PAGES[page])) {
    const url = `${own.url}${path}`;
    const weight = await onPhone(browser, (page) => weigh(page, url));
    lines.push(...(await linesOf(name, url, weight, blankWeight)));
  }
  await browser.close();
  return lines;
}
