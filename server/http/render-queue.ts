import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { oncePerProcess } from "@/server/process/once-per-process";
import { busyPage, RETRY_AFTER_S } from "./busy-page";
import { fairQueue } from "./fair-queue";

type Limits = {
  concurrency: number;
  concurrencyPerKind: number;
  maxWaiting: number;
  maxWaitMs: number;
  /** Stale pages that may be rendered again in the background at a time. */
  refreshes: number;
  /** Milliseconds after which a rendering counts as finished even if `end` was not called. */
  longestMs: number;
};

/** A page takes 30 to 100 ms of CPU: the last of 64 requests of one client waits about five seconds. */
const LIMITS: Limits = {
  concurrency: 12,
  concurrencyPerKind: 10,
  maxWaiting: 64,
  maxWaitMs: 8_000,
  refreshes: 8,
  longestMs: 15_000,
};

type Visitor = {
  /** IP address: the queue is fair between addresses. */
  address: string;
  /** Aborts when the connection closes or the response is sent. */
  gone: AbortSignal;
  answered: Promise<void>;
  /** Shared by all store lookups of the request: it renders one page, although it may look up several. */
  rendering: Promise<boolean> | null;
};

const visitors = oncePerProcess("visitors", () => new AsyncLocalStorage<Visitor>());

/** Serves a request so that the page store knows which client waits for a page that it misses. */
export function runAsVisitor({ socket }: IncomingMessage, response: ServerResponse, serve: () => void): void {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const answered = new Promise<void>((resolve) => response.once("finish", resolve));
  visitors.run({ address: socket.remoteAddress ?? "", gone: gone.signal, answered, rendering: null }, serve);
}

/**
 * Limits how many pages are rendered at a time (docs/behaviour.md, O10). `begin` waits for a slot and resolves to false if the
 * page must not be rendered, because too many requests wait or the visitor has left. The slot is held until `end` is called
 * with the key or, if the rendering fails, until the response is sent. `beginUncached` is for renderings that never reach the
 * page store: it holds the slot until the response is closed.
 */
export function renderQueue(limits: Limits = LIMITS) {
  const enqueue = fairQueue<string>(limits);
  const ends = new Map<string, Set<() => void>>();
  const refreshed = new Map<string, NodeJS.Timeout>();

  function untilEnd(key: string, { answered }: Visitor): Promise<void> {
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

  function waitForSlot(untilDone: (visitor: Visitor) => Promise<void>): Promise<boolean> {
    const visitor = visitors.getStore();
    // No visitor: a build renders without limits.
    if (visitor === undefined) return Promise.resolve(true);
    visitor.rendering ??= new Promise((resolve) => {
      const render = () => {
        resolve(true);
        return untilDone(visitor);
      };
      enqueue(visitor.address, render, visitor.gone).catch(() => resolve(false));
    });
    return visitor.rendering;
  }

  const begin = (key: string) => waitForSlot((visitor) => untilEnd(key, visitor));

  const beginUncached = () =>
    waitForSlot(({ gone }) => new Promise((resolve) => gone.addEventListener("abort", () => resolve())));

  /** Whether a stale page may be rendered again now. If not, a later request will ask again. */
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

  return { begin, beginUncached, refresh, end, busyPage, retryAfter: RETRY_AFTER_S };
}

/** The queue of the process. The page store (server/data/pages-in-memory.cjs) is not bundled and finds the queue by its symbol. */
export const renders = () => oncePerProcess("renders", renderQueue);
