import { request } from "node:https";
import { isPublicHost, publicLookup } from "../../lib/network/public-host.ts";

/** The answer of a host to a short link. `location` is the header as sent, null if there is none. */
type RedirectAnswer = { status: number; location: string | null };

/** Requests a link without following redirects. Rejects if there is no answer. */
export type Ask = (url: URL) => Promise<RedirectAnswer>;

const TIMEOUT_MS = 5_000;

/** Asks a host of the public internet over https; rejects for any other host, whatever its name resolves to. Reads no body. */
export const askPublicHost: Ask = (url) =>
  new Promise((resolve, reject) => {
    if (!isPublicHost(url)) return reject(new Error(`${url.hostname} is not public`));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = request(url, { lookup: publicLookup, signal, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null });
      response.destroy();
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
