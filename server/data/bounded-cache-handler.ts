import { LRUCache } from "lru-cache";
import type { CacheEntry, CacheHandler } from "next/cache";

const MAX_BYTES = 32 * 1024 * 1024;
/** Rough overhead: millions of tiny entries would count as almost nothing. */
const ENTRY_BYTES = 2_048;

type StoredEntry = Omit<CacheEntry, "value"> & { bytes: Uint8Array<ArrayBuffer> };

/** Copies the chunks: they are views of larger buffers, which they would keep in memory. */
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
 * Stores the results of 'use cache' functions in memory: at most `maxBytes`, evicting the least recently used. An entry past its
 * refresh interval is a miss. A hit reports only the remaining lifetime, so that a page is never fresh for longer than its
 * data. Tags are ignored: the site uses none.
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
      // Do not store a value whose stream breaks off.
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
