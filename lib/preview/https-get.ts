import { lookup } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";

export type Answer = {
  status: number;
  /** The Location header. */
  location: string | null;
  /** Bytes, as the server declares them. */
  length: number | null;
  body: AsyncIterable<Uint8Array>;
  /** Gives up what has not been read. */
  discard: () => void;
};

/** One GET without redirects. */
export type Get = (url: URL, signal: AbortSignal) => Promise<Answer>;

/** Looks a name up, and refuses one of which any address is not public: it would lead into our own network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} is not a public host`), "");
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Asks a host of the public internet; rejects for any other. */
export const httpsGet: Get = (url, signal) =>
  new Promise((resolve, reject) => {
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) !== 0 && !isPublicAddress(literal))
      return reject(new Error(`${literal} is not public`));
    const headers = { Accept: "image/avif,image/webp,image/*", "Accept-Encoding": "identity" };
    const asked = request(url, { lookup: publicLookup, signal, headers, agent: false }, (response) => {
      const { statusCode, headers: answered } = response;
      const length = Number(answered["content-length"] ?? Number.NaN);
      resolve({
        status: statusCode ?? 0,
        location: answered.location ?? null,
        length: Number.isFinite(length) ? length : null,
        body: response,
        discard: () => void response.destroy(),
      });
    });
    asked.on("error", reject);
    asked.end();
  });
