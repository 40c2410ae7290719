import { type Run, runLighthouse } from "./lighthouse-run.ts";
import type { Line } from "./line.ts";
import { median } from "./median.ts";
import { PAGES, type PageName } from "./pages.ts";
import type { Stage } from "./stage.ts";

const RUNS = 5;
/** What the worst run may take until the largest picture or text is painted. */
const WORST_LCP_MS = 2_500;

/** All of them in turn, so that what else the machine does meets all alike. */
async function runsOf<Name extends string>(urls: Readonly<Record<Name, string>>) {
  const runs: { name: string; run: Run }[] = [];
  for (let round = 0; round < RUNS; round += 1) {
    for (const name in urls) runs.push({ name, run: await runLighthouse(urls[name]) });
  }
  return (name: Name, key: keyof Run): number[] =>
    runs.filter((one) => one.name === name).map(({ run }) => run[key]);
}

/** Lighthouse's figures of a page on a phone: medians of five, beside the blank page's and the saved page's. */
export function lighthouseLines(page: PageName): (stage: Stage) => Promise<Line[]> {
  const { name, path } = PAGES[page];
  return async ({ site, blank, saved }) => {
    const values = await runsOf({
      own: `${(await site()).url}${path}`,
      blank: `${(await blank()).url}/`,
      saved: `${(await saved()).url}${path}`,
    });
    const middle = (of: "own" | "blank" | "saved", key: keyof Run) => median(values(of, key));
    const line = (what: string, key: keyof Run, unit: "ms" | "", target?: Line["target"]): Line => ({
      what: `${name} ${what}`,
      value: middle("own", key),
      unit,
      beside: [
        { what: "blank", value: middle("blank", key) },
        { what: "saved files", value: middle("saved", key) },
      ],
      ...(target ? { target } : {}),
    });
    return [
      line("score", "score", "", { atLeast: middle("blank", "score") - 1 }),
      line("LCP", "lcp", "ms", { atMost: 1.15 * middle("saved", "lcp") }),
      {
        what: `${name} worst LCP`,
        value: Math.max(...values("own", "lcp")),
        unit: "ms",
        target: { atMost: WORST_LCP_MS },
      },
      line("TBT", "tbt", "ms", { atMost: middle("blank", "tbt") + 40 }),
      line("CLS", "cls", "", { atMost: 0 }),
      line("Speed Index", "speedIndex", "ms"),
    ];
  };
}
