import { open } from "node:fs/promises";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startProxy } from "../../support/deployed-site.ts";
import { closeServer, listenOnLoopback, unusedPort } from "../../support/loopback.ts";
import { filesBelow } from "../../support/site-process.ts";
import type { Answer, Row } from "../judge.ts";
import { askProxy } from "./ask-proxy.ts";

/** How the site fails; `down` refuses connections, `stuck` never answers. */
type Failing = "down" | "stuck" | 404 | 410 | 500 | 503;

const KEPT = "s-maxage=1, stale-while-revalidate=1, stale-if-error=3600";
/** Longer than the first two say. */
const OLD_MS = 3_500;
const HOUR_S = 60 * 60;
/** Where a file of nginx's cache says until when it is fresh, in seconds since the epoch. */
const FRESH_UNTIL_AT = 8;

const CASES: readonly { failing: Failing; hourLater?: boolean; status: number; says: RegExp }[] = [
  { failing: "down", status: 200, says: /^kept$/ },
  { failing: "stuck", status: 200, says: /^kept$/ },
  { failing: 500, status: 200, says: /^kept$/ },
  { failing: 503, status: 200, says: /^kept$/ },
  // A listing that was taken down.
  { failing: 404, status: 404, says: /^the site says 404$/ },
  { failing: 410, status: 410, says: /^the site says 410$/ },
  { failing: "down", hourLater: true, status: 503, says: /^The site cannot be reached\./ },
  { failing: "stuck", hourLater: true, status: 503, says: /^The site cannot be reached\./ },
  { failing: 500, hourLater: true, status: 500, says: /^the site says 500$/ },
];

/** Whether nobody may keep an answer, and one of the proxy's own says when to ask again. */
const isNotKept = ({ status, headers }: Answer) =>
  headers.get("cache-control") === "no-store" && (status !== 503 || headers.get("retry-after") === "10");

async function makeAnHourOlder(folder: string): Promise<void> {
  for (const file of (await filesBelow(folder)).keys()) {
    const handle = await open(file, "r+");
    const bytes = Buffer.alloc(8);
    await handle.read(bytes, 0, 8, FRESH_UNTIL_AT);
    bytes.writeBigInt64LE(bytes.readBigInt64LE() - BigInt(HOUR_S));
    await handle.write(bytes, 0, 8, FRESH_UNTIL_AT);
    await handle.close();
  }
}

/** What the proxy has kept stands in for errors of the site, for an hour, and for nothing else. */
export async function keptAnswers(report: (row: Row) => void): Promise<void> {
  for (const { failing, hourLater = false, status, says } of CASES) {
    let isFailing = false;
    const server = createServer((_, response) => {
      if (!isFailing) response.setHeader("Cache-Control", KEPT).end("kept");
      else if (typeof failing === "number")
        response.writeHead(failing, { "Cache-Control": "no-store" }).end(`the site says ${failing}`);
    });
    const sitePort = await listenOnLoopback(server);
    await using proxy = await startProxy(await unusedPort(), [sitePort]);
    const before = await askProxy(proxy.url, "/");
    isFailing = true;
    if (failing === "down") await closeServer(server);
    await wait(OLD_MS);
    if (hourLater) await makeAnHourOlder(proxy.cacheFolder);
    const after = await askProxy(proxy.url, "/");
    const found = `${after?.status ?? "no answer"} ${after?.body.trim().slice(0, 40) ?? ""}`;
    const isRight = after?.status === status && says.test(after.body) && (status === 200 || isNotKept(after));
    report({
      name: `${typeof failing === "number" ? `answers ${failing}` : failing}${hourLater ? ", an hour later" : ""}`,
      figures: { "the proxy answers": found },
      failures: [
        ...(before?.body === "kept" ? [] : ["it was not answered before"]),
        ...(isRight ? [] : [`expected ${status} ${says.source}, found ${found}`]),
      ],
    });
    await closeServer(server);
  }
}
