import "server-only";
import { request } from "node:https";
import { isPublicHost, publicLookup } from "@/lib/network/public-host";

export type Answer = {
  status: number;
  /** Content-Length in bytes; null if not declared. */
  length: number | null;
  body: AsyncIterable<Uint8Array>;
  /** Destroys the connection without reading the rest. */
  discard: () => void;
};

/** Sends a GET without following redirects. */
export type Get = (url: URL, signal: AbortSignal) => Promise<Answer>;

/** Sends a GET to a host of the public internet; rejects for any other host. */
export const httpsGet: Get = (url, signal) =>
  new Promise((resolve, reject) => {
    if (!isPublicHost(url)) return reject(new Error(`${url.hostname} is not public`));
    const headers = { Accept: "image/avif,image/webp,image/*", "Accept-Encoding": "identity" };
    const outgoing = request(url, { lookup: publicLookup, signal, headers, agent: false }, (response) => {
      const { statusCode, headers: responseHeaders } = response;
      const length = Number(responseHeaders["content-length"] ?? Number.NaN);
      resolve({
        status: statusCode ?? 0,
        length: Number.isFinite(length) ? length : null,
        body: response,
        discard: () => void response.destroy(),
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
