// CommonJS like the class it extends: Node would not resolve its default export from an ES module.
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache");
const {
  SharedCacheControls,
} = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external.js");

/** A stale page is served for this long while it is rendered again. */
const STALE_SECONDS = 45;
/** A page is served for this long after its rendering when it cannot be rendered again. */
const KEEP_SECONDS = 60 * 60;

/** A stored page with the lifetime that it has left now. */
function withLifeLeft(kept, now) {
  const { revalidate, madeAt = kept.lastModified, hasFailed = false } = kept.cacheControl ?? {};
  if (typeof revalidate !== "number") return kept;
  // Rendered again in the background a 404 gets the head of a missing page, whatever it has become: the framework goes by the
  // status of the response that it has just sent.
  const stale = kept.value?.status === 404 ? 0 : STALE_SECONDS;
  const age = (now - madeAt) / 1000;
  const fresh = Math.floor(revalidate - age);
  if (fresh >= 1)
    return { ...kept, lastModified: now, cacheControl: { revalidate: fresh, expire: fresh + stale } };
  const left = Math.floor((hasFailed ? KEEP_SECONDS : revalidate + stale) - age);
  // Expired: the framework waits for a new rendering instead of serving it.
  if (left < 1) return { ...kept, lastModified: -1 };
  return { ...kept, lastModified: now - 2_000, cacheControl: { revalidate: 1, expire: left + 2 } };
}

/** What bounds how many pages are rendered at a time (server/http/render-queue.ts); undefined during a build. */
const renders = () => globalThis[Symbol.for("bali-monthly.once-per-process")]?.get("renders");

/** Stands in for a page that must not be rendered now; the request gate sends what says when to come back with status 503. */
function busyEntry({ kind }, { busyPage, retryAfter }) {
  const headers = { "retry-after": retryAfter, "content-type": "text/html; charset=utf-8" };
  const content =
    kind === "APP_ROUTE" ? { body: Buffer.from(busyPage) } : { html: busyPage, rscData: Buffer.alloc(0) };
  return {
    value: { kind, headers, status: 503, ...content },
    lastModified: Date.now(),
    cacheControl: { revalidate: 1, expire: 1 },
  };
}

/** Whether the framework is going to render, of a page that this class has just handed out. */
const isExpired = (kept) => kept === null || kept.lastModified === -1;
const isStale = ({ lastModified, cacheControl }) =>
  cacheControl !== undefined && lastModified + cacheControl.revalidate * 1000 < Date.now();

/**
 * The framework's page store, in memory only: made-up addresses must not fill the disk. The framework's own switch for that
 * would take optimized pictures off the disk as well (docs/decisions/017-pictures-on-disk-pages-in-memory.md).
 *
 * A page is served with the lifetime it has left, counted from its rendering, so that caches in front do not add to its
 * age. An expired page is rendered again before it is served, unless that has just failed
 * (docs/decisions/021-deleted-means-gone.md).
 */
module.exports = class PagesInMemory extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const stored = await super.get(key, context);
    const kept = stored === null ? null : withLifeLeft(stored, Date.now());
    const queue = renders();
    if (queue === undefined || (context.kind !== "APP_PAGE" && context.kind !== "APP_ROUTE")) return kept;
    if (isExpired(kept)) return (await queue.begin(key)) ? kept : busyEntry(context, queue);
    return isStale(kept) && !queue.refresh(key) ? { ...kept, lastModified: Date.now() } : kept;
  }

  /** The framework sets the same page object again when rendering it again has failed. */
  async set(key, page, context) {
    renders()?.end(key);
    // The framework notes the lifetime of each address here, and never forgets one. The pages of this store have their own.
    SharedCacheControls.cacheControls.clear();
    if (context.fetchCache || page === null) return super.set(key, page, context);
    const kept = await super.get(key, context);
    const isRepeated = kept !== null && kept.value === page;
    const cacheControl = isRepeated
      ? { madeAt: kept.lastModified, ...kept.cacheControl, hasFailed: true }
      : { ...context.cacheControl, madeAt: Date.now() };
    return super.set(key, page, { ...context, cacheControl });
  }
};
