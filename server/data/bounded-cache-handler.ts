import { LRUCache } from "lru-cache";
import type { CacheEntry, CacheHandler } from "next/cache";

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry costs besides its value, roughly: without this, millions of small ones would fit. */
const ENTRY_BYTES = 2_048;

type StoredEntry = Omit<CacheEntry, "value"> & { bytes: Uint8Array<ArrayBuffer> };

/** A copy of its own size: the chunks are views of larger buffers, which would be retained with them. */
async function bytesOf(value: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(value).arrayBuffer());
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/**
 * The results of functions with 'use cache', in memory: at most `maxBytes`, evicting the least recently used. As with the
 * framework's own handler, an entry past its refresh interval is treated as a miss. Within it an entry is returned with
 * the time that it has left: a page rendered from it is fresh for no longer than the data it shows. The site uses no tags.
 */
export function boundedCacheHandler(maxBytes: number): CacheHandler {
  const entries = new LRUCache<string, StoredEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => ENTRY_BYTES + key.length + bytes.byteLength,
  });
  const pending = new Map<string, Promise<void>>();

  async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    const { value, ...entry } = await pendingEntry;
    if (entry.expire !== 0) entries.set(key, { ...entry, bytes: await bytesOf(value) });
  }

  return {
    async get(key) {
      await pending.get(key);
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const now = Date.now();
      const left = Math.floor(entry.revalidate - (now - entry.timestamp) / 1000);
      if (left < 0) return undefined;
      const { bytes, ...rest } = entry;
      return { ...rest, timestamp: now, revalidate: Math.max(left, 1), value: streamOf(bytes) };
    },
    async set(key, pendingEntry) {
      // A value whose stream breaks off is not stored.
      const storing = store(key, pendingEntry).catch(() => undefined);
      pending.set(key, storing);
      await storing;
      if (pending.get(key) === storing) pending.delete(key);
    },
    refreshTags: async () => {},
    getExpiration: async () => 0,
    updateTags: async () => {},
  };
}

export default boundedCacheHandler(MAX_BYTES);
