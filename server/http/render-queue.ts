import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fairQueue } from "./fair-queue";
import { oncePerProcess } from "./once-per-process";

/** Seconds after which a refused client should ask again. */
export const RETRY_AFTER_S = "10";

type Limits = {
  concurrency: number;
  concurrencyPerKind: number;
  maxWaiting: number;
  maxWaitMs: number;
  /** Pages that are rendered again behind visitors who got the kept one. */
  refreshes: number;
  /** A rendering whose end nobody reported is taken as ended after so many milliseconds. */
  longestMs: number;
};

/** A page takes the processor 30 to 100 ms: whoever is last in the queue of one client waits about five seconds. */
const LIMITS: Limits = {
  concurrency: 12,
  concurrencyPerKind: 10,
  maxWaiting: 64,
  maxWaitMs: 8_000,
  refreshes: 8,
  longestMs: 15_000,
};

/** Who waits for a page. */
type Visitor = {
  /** The queue is fair between addresses. */
  address: string;
  /** Aborts when the connection closes or the response is sent. */
  gone: AbortSignal;
  /** Resolves when the response has been sent in whole. */
  answered: Promise<void>;
  /** A request renders one page, although it may look for several in the store. */
  rendering: Promise<boolean> | null;
};

const visitors = oncePerProcess("visitors", () => new AsyncLocalStorage<Visitor>());

/** Serves a request, so that the page store knows who is waiting for the page that it does not have. */
export function runAsVisitor({ socket }: IncomingMessage, response: ServerResponse, serve: () => void): void {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const answered = new Promise<void>((resolve) => response.once("finish", resolve));
  visitors.run({ address: socket.remoteAddress ?? "", gone: gone.signal, answered, rendering: null }, serve);
}

/**
 * Bounds how many pages are rendered at a time (docs/behaviour.md, O10). `begin` is asked for a page that is not kept and
 * resolves to false where it must not be rendered: too many wait, or its visitor has gone. A rendering lasts until `end` is
 * called with its key; one that fails, until its visitor has been answered. `beginUncached` is for what the page store never
 * asks about: that rendering lasts until its response is closed.
 */
export function renderQueue(limits: Limits = LIMITS) {
  const enqueue = fairQueue<string>(limits);
  const ends = new Map<string, Set<() => void>>();
  const refreshed = new Map<string, NodeJS.Timeout>();

  function endOf(key: string, { answered }: Visitor): Promise<void> {
    return new Promise((resolve) => {
      const waiting = ends.get(key) ?? new Set();
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        if (waiting.size === 0) ends.delete(key);
        resolve();
      };
      const timer = setTimeout(end, limits.longestMs).unref();
      ends.set(key, waiting.add(end));
      void answered.then(end);
    });
  }

  function wait(lasting: (visitor: Visitor) => Promise<void>): Promise<boolean> {
    const visitor = visitors.getStore();
    // The build renders for nobody.
    if (visitor === undefined) return Promise.resolve(true);
    visitor.rendering ??= new Promise((resolve) => {
      const render = () => {
        resolve(true);
        return lasting(visitor);
      };
      enqueue(visitor.address, render, visitor.gone).catch(() => resolve(false));
    });
    return visitor.rendering;
  }

  const begin = (key: string) => wait((visitor) => endOf(key, visitor));

  const beginUncached = () =>
    wait(({ gone }) => new Promise((resolve) => gone.addEventListener("abort", () => resolve())));

  /** Whether a page that is past its time may be rendered again now; it is kept for the next visitor otherwise. */
  function refresh(key: string): boolean {
    if (refreshed.has(key)) return true;
    if (refreshed.size >= limits.refreshes) return false;
    refreshed.set(key, setTimeout(() => refreshed.delete(key), limits.longestMs).unref());
    return true;
  }

  function end(key: string): void {
    clearTimeout(refreshed.get(key));
    refreshed.delete(key);
    for (const done of ends.get(key) ?? []) done();
  }

  return { begin, beginUncached, refresh, end, busyPage: BUSY_PAGE, retryAfter: RETRY_AFTER_S };
}

const BUSY_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_S}">
<title>Too many visitors at once</title>
<h1>Too many visitors at once</h1>
<p>This page is asked for again in ${RETRY_AFTER_S} seconds. <a href="">Try again now</a>, or go to <a href="/">all rentals</a>.</p>
</html>
`;

/** The queue of the process. The page store (server/data/pages-in-memory.cjs), which is not bundled with this, asks it, too. */
export const renders = () => oncePerProcess("renders", renderQueue);
