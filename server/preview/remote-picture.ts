import { isPublicHost } from "@/lib/network/public-host";
import type { Answer, Get } from "./https-get";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 5_000;

type Limits = { maxBytes?: number; maxMs?: number };

async function readBody({ body, length, discard }: Answer, maxBytes: number): Promise<Uint8Array> {
  const refuse = () => {
    discard();
    throw new Error(`more than ${maxBytes} bytes`);
  };
  if (length !== null && length > maxBytes) refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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
export async function remotePicture(
  url: string,
  get: Get,
  { maxBytes = MAX_BYTES, maxMs = MAX_MS }: Limits = {},
): Promise<Uint8Array> {
  if (!isFetchable(url)) throw new Error(`${url} is no https address on the public internet`);
  const answer = await get(new URL(url), AbortSignal.timeout(maxMs));
  if (answer.status === 200) return readBody(answer, maxBytes);
  answer.discard();
  throw new Error(`status ${answer.status}`);
}
