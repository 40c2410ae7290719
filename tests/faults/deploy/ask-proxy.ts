import { asAnotherClient } from "../../support/deployed-site.ts";
import { type PlainAnswer, plainRequest } from "../../support/plain-request.ts";
import { ask } from "../visitors.ts";

/** What the scripts of a loaded page ask with for the data of another. */
const DATA = { rsc: "1" };

/** Asks as a client that has not asked before; an address that ends in `?_rsc` is asked for the page's data. */
export const askProxy: typeof ask = (site, path, init = {}) =>
  ask(site, path, {
    ...init,
    headers: { ...(path.endsWith("?_rsc") ? DATA : {}), ...asAnotherClient(), ...init.headers },
  });

export const askPlainly = (
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<PlainAnswer> =>
  plainRequest(site, path, { method, headers: { ...asAnotherClient(), ...headers } });
