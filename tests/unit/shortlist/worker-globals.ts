/** What pages and the service worker of `https://site` find in their global scope, as far as the site uses it. */

const SITE = "https://site";

type Target = RequestInfo | URL;

const hrefOf = (target: Target): string =>
  new URL(target instanceof Request ? target.url : target, SITE).href;

class MemoryCache {
  readonly answers = new Map<string, Response>();

  async match(target: Target) {
    return this.answers.get(hrefOf(target))?.clone();
  }
  async matchAll() {
    return [...this.answers.values()].map((answer) => answer.clone());
  }
  async put(target: Target, answer: Response) {
    this.answers.set(hrefOf(target), answer);
  }
  async add(target: Target) {
    const answer = await fetch(target);
    if (!answer.ok) throw new TypeError("not ok");
    await this.put(target, answer);
  }
  async delete(target: Target) {
    return this.answers.delete(hrefOf(target));
  }
  async keys() {
    return [...this.answers.keys()].map((href) => new Request(href));
  }
}

const stores = new Map<string, MemoryCache>();

async function open(name: string): Promise<MemoryCache> {
  const cache = stores.get(name) ?? new MemoryCache();
  stores.set(name, cache);
  return cache;
}

/** Paths of what is kept, sorted. */
export const keptPaths = (): string[] =>
  [...stores.values()]
    .flatMap(({ answers }) => [...answers.keys()])
    .map((href) => href.slice(SITE.length))
    .toSorted();

class WorkerEvent {
  readonly promises: Promise<unknown>[] = [];
  constructor(
    readonly type: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
  waitUntil(promise: Promise<unknown>) {
    this.promises.push(promise);
  }
  respondWith(answer: Promise<Response>) {
    Object.assign(this, { answer });
    this.promises.push(answer);
  }
}

/** A request's path may be relative, as in browsers. */
class SiteRequest extends Request {
  constructor(target: Target, init?: RequestInit) {
    super(typeof target === "string" ? new URL(target, SITE) : target, init);
  }
}

const listeners = new Map<string, ((event: WorkerEvent) => void)[]>();

/** Calls the listeners, and waits until all that they have begun is done. */
async function dispatch(event: WorkerEvent): Promise<void> {
  for (const listener of listeners.get(event.type) ?? []) listener(event);
  for (let done = 0; done < event.promises.length; done += 1) await event.promises[done]?.catch(() => {});
}

export function installWorkerGlobals(answer: (path: string) => Promise<Response>): void {
  Object.assign(globalThis, {
    self: globalThis,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (target: Target, { cacheName }: { cacheName?: string } = {}) => {
        const named = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
        for (const cache of named) if (await cache?.match(target)) return cache?.match(target);
        return undefined;
      },
    },
    fetch: (target: Target) => answer(hrefOf(target).slice(SITE.length)),
    Request: SiteRequest,
    ExtendableEvent: WorkerEvent,
    FetchEvent: class extends WorkerEvent {},
    location: new URL(SITE),
    registration: { scope: `${SITE}/` },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  });
}

/** What a window gets for a request; null if the worker leaves it to the browser, an error if it fails. */
export async function ask(path: string, change: object = {}): Promise<Response | Error | null> {
  const request = new Request(path);
  for (const [name, value] of Object.entries({ mode: "navigate", destination: "document", ...change }))
    Object.defineProperty(request, name, { value });
  const FetchEvent: new (type: string, init: object) => WorkerEvent = Reflect.get(globalThis, "FetchEvent");
  const event = new FetchEvent("fetch", { request });
  await dispatch(event);
  const answer: Promise<Response> | undefined = Reflect.get(event, "answer");
  return answer === undefined ? null : answer.catch((error: Error) => error);
}
