import { isOptimizable } from "@/lib/rentals/media";
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

/**
 * Fetches a picture from one of the `hosts` over https. Rejects above 10 MB, after 5 seconds, for any other host, and for
 * redirects, which could lead to any host.
 */
export async function remotePicture(
  url: string,
  hosts: readonly string[],
  get: Get,
  { maxBytes = MAX_BYTES, maxMs = MAX_MS }: Limits = {},
): Promise<Uint8Array> {
  if (!isOptimizable(url, hosts) || url.startsWith("/")) throw new Error(`${url} is of no configured host`);
  const answer = await get(new URL(url), AbortSignal.timeout(maxMs));
  if (answer.status === 200) return readBody(answer, maxBytes);
  answer.discard();
  throw new Error(`status ${answer.status}`);
}
