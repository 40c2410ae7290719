import { expect, test } from "@playwright/test";
import { startProxy } from "../../support/deployed-site.ts";
import { unusedPort } from "../../support/loopback.ts";
import { startSite } from "../../support/site.ts";
import { askProxy } from "./ask-proxy.ts";

const ADDRESSES = 40;

test("a restart of the site gives no error for addresses that the proxy has kept", async () => {
  const port = await unusedPort();
  const start = () => startSite({ env: { PORT: String(port) } });
  const first = await start();
  await using proxy = await startProxy(await unusedPort(), [port]);
  const sitemap = (await askProxy(proxy.url, "/sitemap.xml"))?.body ?? "";
  const kept = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")))
    .map(({ pathname, search }) => pathname + search)
    .slice(0, ADDRESSES);
  expect(kept).toHaveLength(ADDRESSES);
  for (const address of kept) expect((await askProxy(proxy.url, address))?.status).toBe(200);
  const statuses = new Map<number, number>();
  let isDone = false;
  const visit = async () => {
    while (!isDone) {
      for (const address of kept) {
        const status = (await askProxy(proxy.url, address))?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  const visitors = Promise.all([visit(), visit()]);
  await first.stop();
  await using _second = await start();
  isDone = true;
  await visitors;
  expect([...statuses.keys()]).toEqual([200]);
});
