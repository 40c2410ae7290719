import { Worker } from "node:worker_threads";
import type { Advert } from "@rentals/reader/advert.ts";
import { LRUCache } from "lru-cache";
import { reader } from "../../lib/region/region-reader.ts";

const MAX_CACHED = 6_000;
/** Fewer texts are read faster than a thread starts. */
const MIN_FOR_THREAD = 200;

export type Read = (text: string, postedAt: Date) => Advert;

/** Whether a text states a rent, certain or doubtful: in an album, such a caption begins a post. */
export const statesRent =
  (read: Read) =>
  (text: string, postedAt: Date): boolean =>
    read(text, postedAt).rents.length > 0;

export type UnreadAdvert = { text: string; postedAt: Date };

export type Reader = {
  read: Read;
  /** Reads adverts in a worker thread and caches the results for `read`. */
  readAhead: (adverts: readonly UnreadAdvert[]) => Promise<void>;
};

/** The thread holds one batch. Without limits its garbage grows as long as the machine has memory (docs/decisions/051-memory-of-the-collector.md). */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const RESOLVE_HOOKS = new URL("../../scripts/resolve-project.ts", import.meta.url).href;

function startThread(): Worker {
  const thread = new Worker(new URL("./read-thread.ts", import.meta.url), {
    execArgv: ["--import", RESOLVE_HOOKS],
    resourceLimits: THREAD_LIMITS,
  });
  thread.unref();
  return thread;
}

function readInThread(thread: Worker, adverts: readonly UnreadAdvert[]): Promise<Advert[]> {
  return new Promise<Advert[]>((resolve, reject) => {
    thread.once("error", reject);
    thread.once("message", (read: Advert[]) => {
      thread.off("error", reject);
      resolve(read);
    });
    thread.ref();
    thread.postMessage(adverts);
  }).finally(() => thread.unref());
}

function keyOf({ text, postedAt }: UnreadAdvert): string {
  return `${postedAt.getTime()} ${text}`;
}

/** A reader with a cache: reposts are compared with texts that were read before. */
export function cachingReader(): Reader {
  const cache = new LRUCache<string, Advert>({ max: MAX_CACHED });
  let thread: Worker | null = null;
  return {
    read: (text, postedAt) => {
      const key = keyOf({ text, postedAt });
      const advert = cache.get(key) ?? reader.readAdvert(text, { postedAt });
      cache.set(key, advert);
      return advert;
    },
    readAhead: async (adverts) => {
      const unread = adverts.filter((advert) => !cache.has(keyOf(advert)));
      if (unread.length < MIN_FOR_THREAD) return;
      thread ??= startThread();
      const read = await readInThread(thread, unread);
      for (const [index, advert] of unread.entries()) {
        const answer = read[index];
        if (answer) cache.set(keyOf(advert), answer);
      }
    },
  };
}
