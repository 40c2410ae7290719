import { createServer } from "node:http";
import { nginxProgram } from "@/tests/support/nginx.ts";
import { startProxy } from "../../support/deployed-site";
import { describeUnless } from "../../support/left-out";
import { listenOnLoopback, unusedPort } from "../../support/loopback";

const missing = nginxProgram() === null ? "nginx is not installed, apt-get install nginx-light" : null;

describeUnless(missing, "deploy/nginx.conf asks the site", () => {
  const reports: unknown[] = [];
  // Answers with the requested address.
  const site = createServer((request, response) => {
    if (request.method === "POST") reports.push([request.url, request.headers]);
    response.setHeader("cache-control", "s-maxage=60, stale-while-revalidate=60").end(request.url);
  });
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    const port = await listenOnLoopback(site);
    proxy = await startProxy(await unusedPort(), [port, port, port]);
  });

  afterAll(async () => {
    await proxy.stop();
    site.close();
  });

  const asked = async (address: string) => {
    const answer = await fetch(proxy.url + address);
    return { address: await answer.text(), cache: answer.headers.get("x-cache") };
  };

  it.each([
    "/?utm_source=x&location=canggu&fbclid=1",
    "/?includes=wifi&location=ubud&includes=pets",
    "/compare?ids=12&ids=45",
    "/_next/static/a.js?v=1",
  ])("for %s unchanged, and caches the answer", async (address) => {
    expect(await asked(address)).toEqual({ address, cache: "MISS" });
    expect(await asked(address)).toEqual({ address, cache: "HIT" });
  });

  it("for every report of a visit, with only the user agent and the opt-out headers", async () => {
    const headers = {
      "user-agent": "Mozilla/5.0 (X11)",
      dnt: "1",
      "sec-gpc": "1",
      cookie: "a=b",
      referer: "http://x/",
    };
    for (const body of ["", "x".repeat(900)]) {
      const sent = { method: "POST", headers, ...(body === "" ? {} : { body }) };
      expect(
        (await fetch(`${proxy.url}/api/seen?view=%2Frental%2Fx`, sent)).headers.get("x-cache"),
      ).toBeNull();
    }
    const wishes = { host: "site", "user-agent": "Mozilla/5.0 (X11)", dnt: "1", "sec-gpc": "1" };
    expect(reports).toEqual([
      ["/api/seen?view=%2Frental%2Fx", wishes],
      ["/api/seen?view=%2Frental%2Fx", wishes],
    ]);
  });
});
