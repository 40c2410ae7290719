import { createServer } from "node:http";
import { listedRows, someRow } from "../support/demo-rows.ts";
import { A_MILLION_BUYS } from "../support/exchange-rates.ts";
import { listen } from "../support/loopback.ts";
import { startSite } from "../support/site.ts";
import type { Row } from "./judge.ts";
import type { Fault } from "./runner.ts";
import { ask } from "./visitors.ts";

/** The framework compiles a page when it is first asked for. */
const PAGE_MS = 120_000;

/** Beyond the time that a page waits for rates. */
const LATE_MS = 3_000;

const known = someRow(listedRows, ({ slug }) => slug !== null);

const PAGES = [
  ["/", 200],
  ["/?location=canggu", 200],
  ["/?location=nowhere-at-all", 404],
  ["/?page=900", 404],
  [`/rental/${known.slug}`, 200],
  ["/rental/none-such", 404],
  ["/area/canggu", 200],
  ["/area/none-such", 404],
  [`/compare?ids=${listedRows.slice(0, 2).map(({ id }) => id)}`, 200],
  ["/liked", 200],
  ["/none-such", 404],
] as const;

/** What the framework and Node.js begin an error with. */
const ERROR = /^\s*(?:⨯|(?:\w+)?Error:|Unhandled|Invariant).*/m;

/** `npm run dev` answers as the build does, and prints no error of its own, which would hide the ones that matter. */
async function development(report: (row: Row) => void): Promise<void> {
  const rates = createServer((_, response) => response.end(JSON.stringify({ rates: A_MILLION_BUYS })));
  const late = createServer((request) => setTimeout(() => request.socket.destroy(), LATE_MS));
  await using there = await listen(rates);
  await using gone = await listen(late);
  for (const [name, { url }] of Object.entries({ rates: there, "no rates, late": gone })) {
    await using site = await startSite({ script: "scripts/dev.ts", env: { EXCHANGE_RATE_URL: url } });
    for (const [path, status] of PAGES) {
      const printedBefore = site.output().length;
      const answer = await ask(site.url, path, { signal: AbortSignal.timeout(PAGE_MS) });
      const error = ERROR.exec(site.output().slice(printedBefore))?.[0];
      report({
        name: `${path}, ${name}`,
        figures: { status: String(answer?.status ?? "none") },
        failures: [
          ...(answer?.status === status ? [] : [`answered ${answer?.status}, a build answers ${status}`]),
          ...(error === undefined ? [] : [`printed: ${error.trim()}`]),
        ],
      });
    }
  }
}

export const DEVELOPMENT: Fault = { name: "dev", title: "The development server", run: development };
