import { open } from "node:fs/promises";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startProxy } from "../../support/deployed-site.ts";
import { closeServer, listenOnLoopback, unusedPort } from "../../support/loopback.ts";
import { filesBelow } from "../../support/site-process.ts";
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

for (const { failing, hourLater = false, status, says } of CASES) {
  const how = typeof failing === "number" ? `answers ${failing}` : `is ${failing}`;
  const later = hourLater ? ", an hour later" : "";
  test(`the proxy answers ${status} for a page it has kept when the site ${how}${later}`, async () => {
    let isFailing = false;
    const server = createServer((_, response) => {
      if (!isFailing) response.setHeader("Cache-Control", KEPT).end("kept");
      else if (typeof failing === "number")
        response.writeHead(failing, { "Cache-Control": "no-store" }).end(`the site says ${failing}`);
    });
    const sitePort = await listenOnLoopback(server);
    await using proxy = await startProxy(await unusedPort(), [sitePort]);
    expect((await askProxy(proxy.url, "/"))?.body).toBe("kept");
    isFailing = true;
    if (failing === "down") await closeServer(server);
    await wait(OLD_MS);
    if (hourLater) await makeAnHourOlder(proxy.cacheFolder);
    const after = await askProxy(proxy.url, "/");
    expect(after?.status).toBe(status);
    expect(after?.body).toMatch(says);
    if (status !== 200) expect(after?.headers.get("cache-control")).toBe("no-store");
    if (status === 503) expect(after?.headers.get("retry-after")).toBe("10");
    await closeServer(server);
  });
}
