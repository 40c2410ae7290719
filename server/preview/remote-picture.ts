import "server-only";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isPublicHost, publicLookup } from "@/lib/network/public-host";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 5_000;

/** Whether a URL is https on the public internet, without credentials, and without a fragment, which the host would not see. */
export function isFetchable(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== "https:" || !isPublicHost(parsed)) return false;
  return parsed.username === "" && parsed.password === "" && !url.includes("#");
}

/**
 * Fetches a picture over https from the public internet. Rejects above 10 MB, after 5 seconds, and for redirects, which could
 * lead to any host.
 */
export async function remotePicture(url: string): Promise<Uint8Array> {
  if (!isFetchable(url)) throw new Error(`${url} is no https address on the public internet`);
  const headers = { Accept: "image/avif,image/webp,image/*", "Accept-Encoding": "identity" };
  const signal = AbortSignal.timeout(MAX_MS);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { lookup: publicLookup, signal, headers, agent: false }, resolve)
      .once("error", reject)
      .end();
  });
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
    for await (const part of response) {
      size += part.length;
      if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}
