import { LOOPBACK } from "../../scripts/start/address.ts";
import { unusedPort } from "./loopback.ts";
import { startNginx } from "./nginx.ts";
import { startSite } from "./site.ts";

const PROCESSES = 3;

/** nginx with deploy/nginx.conf before these ports of loopback. Throws a `CliError` where it is not installed. */
export async function startProxy(port: number, ports: readonly number[]) {
  const proxy = await startNginx({ host: LOOPBACK, port }, ports);
  return { ...proxy, [Symbol.asyncDispose]: proxy.stop };
}

/** Processes of the site over one data service, which `env` names, with nginx in front. */
export async function startDeployedSite(env: Readonly<Record<string, string>>) {
  const port = await unusedPort();
  const own = { ...env, SITE_URL: `http://localhost:${port}` };
  const sites = await Promise.all(Array.from({ length: PROCESSES }, () => startSite({ env: own })));
  const proxy = await startProxy(
    port,
    sites.map(({ url }) => Number(new URL(url).port)),
  );
  return {
    ...proxy,
    sites,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await proxy.stop();
    },
  };
}

let asked = 0;

/** The header by which a proxy that trusts this machine takes every request for another client's. */
export function asAnotherClient(): { "x-forwarded-for": string } {
  asked += 1;
  return { "x-forwarded-for": [10, (asked >> 16) & 255, (asked >> 8) & 255, asked & 255].join(".") };
}
