import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Advert } from "../../reader/advert.ts";
import { readAdvert } from "../../reader/read-advert.ts";

/** Some batches of posts with what they are compared with. */
const MAX_REMEMBERED = 6_000;
/** Fewer are read sooner than a thread starts. */
const MIN_AHEAD = 200;

export type Read = (text: string, postedAt: Date) => Advert;

/** Whether a text states a rent, certain or not: in an album, such a text begins a post. */
export const statesRent =
  (read: Read) =>
  (text: string, postedAt: Date): boolean =>
    read(text, postedAt).rents.length > 0;

export type Unread = { text: string; postedAt: Date };

export type Reader = {
  read: Read;
  /** Reads adverts in a thread of its own, so that `read` has them at hand. */
  readAhead: (adverts: readonly Unread[]) => Promise<void>;
};

/** It holds one batch of posts; without limits its garbage grows for as long as the machine has room (docs/decisions/051-memory-of-the-collector.md). */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const HOOKS = new URL("../../scripts/resolve-project.ts", import.meta.url).href;

function startThread(): Worker {
  const thread = new Worker(new URL("./read-thread.ts", import.meta.url), {
    execArgv: ["--import", HOOKS],
    resourceLimits: THREAD_MEMORY,
  });
  thread.unref();
  return thread;
}

function readInThread(thread: Worker, adverts: readonly Unread[]): Promise<Advert[]> {
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

function keyOf({ text, postedAt }: Unread): string {
  return `${postedAt.getTime()} ${text}`;
}

/** Reads adverts, and remembers the last ones: reposts are compared with texts that were read before. */
export function cachingReader(): Reader {
  const known = new LRUCache<string, Advert>({ max: MAX_REMEMBERED });
  let thread: Worker | null = null;
  return {
    read: (text, postedAt) => {
      const key = keyOf({ text, postedAt });
      const advert = known.get(key) ?? readAdvert(text, { postedAt });
      known.set(key, advert);
      return advert;
    },
    readAhead: async (adverts) => {
      const unread = adverts.filter((advert) => !known.has(keyOf(advert)));
      if (unread.length < MIN_AHEAD) return;
      thread ??= startThread();
      const read = await readInThread(thread, unread);
      for (const [at, advert] of unread.entries()) {
        const answer = read[at];
        if (answer) known.set(keyOf(advert), answer);
      }
    },
  };
}
