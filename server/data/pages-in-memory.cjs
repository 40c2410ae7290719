// CommonJS like the class it extends: Node would not resolve its default export from an ES module.
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache");
const {
  SharedCacheControls,
} = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external.js");

/** How long a stale page is served while it is rendered again, and after its rendering if that fails. */
const STALE_SECONDS = 45;
const KEEP_SECONDS = 60 * 60;

/** Whether the build made a page, without the settings of this site: only pages of this store say when they were made. */
const isOfBuild = ({ cacheControl }) => cacheControl?.madeAt === undefined;

/** A stored page with its remaining lifetime. */
function withRemainingLife(stored, now) {
  const { revalidate, madeAt = stored.lastModified, hasFailed = false } = stored.cacheControl ?? {};
  if (typeof revalidate !== "number") return stored;
  // Next would render a stale 404 with the status it has just sent: a page that exists by now would get a 404's head.
  const stale = stored.value?.status === 404 ? 0 : STALE_SECONDS;
  const age = (now - madeAt) / 1000;
  const fresh = Math.floor(revalidate - age);
  if (fresh >= 1)
    return { ...stored, lastModified: now, cacheControl: { revalidate: fresh, expire: fresh + stale } };
  const left = Math.floor((hasFailed ? KEEP_SECONDS : revalidate + stale) - age);
  // -1 means expired: Next waits for a new rendering.
  if (left < 1) return { ...stored, lastModified: -1 };
  return { ...stored, lastModified: now - 2_000, cacheControl: { revalidate: 1, expire: left + 2 } };
}

/** server/http/render-queue.ts, found by symbol because this file is not bundled; undefined during a build. */
const renders = () => globalThis[Symbol.for("bali-monthly.once-per-process")]?.get("renders");

/** Served instead of the page at `key` while the render queue is full. The request gate turns its Retry-After into a 503. */
function busyEntry(key, { kind }, { busyPage, retryAfter }) {
  const headers = { "retry-after": retryAfter, "content-type": "text/html; charset=utf-8" };
  const html = busyPage(key);
  const content = kind === "APP_ROUTE" ? { body: Buffer.from(html) } : { html, rscData: Buffer.alloc(0) };
  return {
    value: { kind, headers, status: 503, ...content },
    lastModified: Date.now(),
    cacheControl: { revalidate: 1, expire: 1 },
  };
}

/** Whether Next will render the page before it responds. */
const isExpired = (page) => page === null || page.lastModified === -1;
/** Whether Next will render the page in the background. */
const isStale = ({ lastModified, cacheControl }) =>
  cacheControl !== undefined && lastModified + cacheControl.revalidate * 1000 < Date.now();

/**
 * Next's page store, in memory only, so that made-up addresses cannot fill the disk
 * (docs/decisions/017-pictures-on-disk-pages-in-memory.md). A page is served with its remaining lifetime, so that caches in
 * front of the site do not prolong it. An expired page is rendered again before it is served, unless that has just failed
 * (docs/decisions/021-deleted-means-gone.md), and so is a page of the build (docs/behaviour.md, T1).
 */
module.exports = class PagesInMemory extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const stored = await super.get(key, context);
    const living = stored === null ? null : withRemainingLife(stored, Date.now());
    const queue = renders();
    if (queue === undefined || (context.kind !== "APP_PAGE" && context.kind !== "APP_ROUTE")) return living;
    const page = stored !== null && isOfBuild(stored) ? { ...stored, lastModified: -1 } : living;
    if (isExpired(page)) return (await queue.begin(key)) ? page : busyEntry(key, context, queue);
    return isStale(page) && !queue.refresh(key) ? { ...page, lastModified: Date.now() } : page;
  }

  /** Next sets the same page object again if its new rendering failed. */
  async set(key, page, context) {
    renders()?.end(key);
    // Next would record the lifetime of every address here for good. The entries of this store have their own.
    SharedCacheControls.cacheControls.clear();
    if (context.fetchCache || page === null) return super.set(key, page, context);
    const stored = await super.get(key, context);
    const isRepeated = stored !== null && stored.value === page;
    const cacheControl = isRepeated
      ? { madeAt: stored.lastModified, ...stored.cacheControl, hasFailed: true }
      : { ...context.cacheControl, madeAt: Date.now() };
    return super.set(key, page, { ...context, cacheControl });
  }
};
