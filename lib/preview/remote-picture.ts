import { isOptimizable } from "@/lib/rentals/media-host";
import type { Answer, Get } from "./https-get";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 5_000;
const MAX_REDIRECTS = 3;

type Limits = { maxBytes?: number; maxMs?: number };

/** Reads a body of at most `max` bytes. */
async function collect({ body, length, discard }: Answer, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = length ?? 0;
  if (size <= max) {
    size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > max) break;
      chunks.push(chunk);
    }
  }
  if (size <= max) return Buffer.concat(chunks);
  discard();
  throw new Error(`more than ${max} bytes`);
}

async function follow(from: URL, hosts: readonly string[], get: Get, signal: AbortSignal): Promise<Answer> {
  let url = from;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    // Each hop anew: a configured host may redirect to one that is not.
    if (!isOptimizable(url.href, hosts)) throw new Error(`${url.host} is not a configured host`);
    const answer = await get(url, signal);
    if (answer.status === 200) return answer;
    answer.discard();
    const target = URL.parse(answer.location ?? "", url);
    if (answer.status < 300 || answer.status > 399 || answer.location === null || target === null)
      throw new Error(`status ${answer.status}`);
    url = target;
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

/**
 * The bytes at an https address of one of the `hosts`, 10 MB in 5 seconds at most, over at most three redirects
 * between such hosts. Rejects with the reason otherwise.
 */
export async function remotePicture(
  url: string,
  hosts: readonly string[],
  get: Get,
  { maxBytes = MAX_BYTES, maxMs = MAX_MS }: Limits = {},
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(maxMs);
  return collect(await follow(new URL(url), hosts, get, signal), maxBytes);
}
