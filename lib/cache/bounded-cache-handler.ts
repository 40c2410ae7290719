import type { CacheEntry, CacheHandler } from "next/cache";

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry costs besides its value, roughly: without this, millions of small ones would fit. */
const ENTRY_BYTES = 2_048;

type Kept = Omit<CacheEntry, "value"> & { bytes: Uint8Array<ArrayBuffer> };

/** A copy of its own size: the chunks are views of larger buffers, which would be kept with them. */
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
 * What functions with 'use cache' gave, in memory: at most `maxBytes`, the entry asked for longest ago goes first. As with
 * the framework's own, an entry past its refresh interval is none. The site uses no tags.
 */
export function boundedCacheHandler(maxBytes: number): CacheHandler {
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Promise<void>>();
  let size = 0;

  const costOf = (key: string, { bytes }: Kept) => ENTRY_BYTES + key.length + bytes.byteLength;

  function drop(key: string): void {
    const entry = kept.get(key);
    if (entry === undefined) return;
    kept.delete(key);
    size -= costOf(key, entry);
  }

  async function keep(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    const { value, ...entry } = await pendingEntry;
    if (entry.expire === 0) return;
    const added = { ...entry, bytes: await bytesOf(value) };
    drop(key);
    kept.set(key, added);
    size += costOf(key, added);
    for (const oldest of kept.keys()) {
      if (size <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    async get(key) {
      await pending.get(key);
      const entry = kept.get(key);
      if (entry === undefined || Date.now() > entry.timestamp + entry.revalidate * 1000) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      const { bytes, ...rest } = entry;
      return { ...rest, value: streamOf(bytes) };
    },
    async set(key, pendingEntry) {
      // An interrupted value is not kept.
      const keeping = keep(key, pendingEntry).catch(() => undefined);
      pending.set(key, keeping);
      await keeping;
      if (pending.get(key) === keeping) pending.delete(key);
    },
    refreshTags: async () => {},
    getExpiration: async () => 0,
    updateTags: async () => {},
  };
}

export default boundedCacheHandler(MAX_BYTES);
