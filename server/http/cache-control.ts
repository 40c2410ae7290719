/**
 * How long the front, a proxy and a CDN may keep an answer. Each of them adds what it keeps: fresh and stale together are at most
 * half a minute a hop, and an hour while the site cannot answer (docs/behaviour.md, L14).
 */
const SHARED = "s-maxage=15, stale-while-revalidate=15, stale-if-error=3600";

/** Pages, also missing ones: browsers ask each time, and get 304 for what they have. */
export const PAGE_CACHE_CONTROL = `public, max-age=0, ${SHARED}`;

/** Answers with listings that scripts and feed readers ask for. */
export const SHORT_CACHE_CONTROL = `public, max-age=15, ${SHARED}`;

/** Filters read from a typed sentence: they change only with the day and the known places. */
export const WISH_CACHE_CONTROL = "public, max-age=3600";

/** Browsers keep a permanent redirect forever unless `max-age` limits it. */
const REDIRECT_CACHE_CONTROL = "public, max-age=3600, s-maxage=15, stale-while-revalidate=15";

/** Collected photos: short in shared caches, because the list that names them may be one refresh interval old. */
export const PHOTO_CACHE_CONTROL = `public, max-age=86400, ${SHARED}`;

const NO_STORE = "no-store";

/** Seconds after which a client that was refused should ask again. */
export const RETRY_AFTER_S = "10";

/** The header for an answer of the framework: its own, if it is no page. Undefined for none. */
export function cacheControlOf(
  status: number,
  type: string | undefined,
  own: string | undefined,
): string | undefined {
  if (status >= 400 && status !== 404 && status !== 410) return NO_STORE;
  if (status === 301 || status === 308) return own === NO_STORE ? own : REDIRECT_CACHE_CONTROL;
  const isPage = /^text\/(?:html|x-component)\b/.test(type ?? "");
  return status === 404 || status === 410 || (status === 200 && isPage) ? PAGE_CACHE_CONTROL : own;
}

/** In ms from when an answer was asked for: `usable` is how long it may stand in for one that fails. */
export type Keeping = { freshMs: number; usableMs: number };

const NOT_SHARED = /\b(?:no-store|no-cache|private)\b/;

const SECONDS = {
  shared: /(?:^|[\s,])s-maxage=(\d+)/,
  own: /(?:^|[\s,])max-age=(\d+)/,
  stale: /(?:^|[\s,])stale-while-revalidate=(\d+)/,
  onError: /(?:^|[\s,])stale-if-error=(\d+)/,
};

const secondsOf = (cacheControl: string, part: RegExp) => Number(part.exec(cacheControl)?.[1] ?? 0);

/** How long a shared cache may keep an answer by its header; null if it may not. */
export function keepingOf(cacheControl: string): Keeping | null {
  const shared = SECONDS.shared.test(cacheControl) ? SECONDS.shared : SECONDS.own;
  const fresh = secondsOf(cacheControl, shared);
  if (fresh === 0 || NOT_SHARED.test(cacheControl)) return null;
  const stale = [SECONDS.stale, SECONDS.onError].map((part) => secondsOf(cacheControl, part));
  return { freshMs: fresh * 1000, usableMs: (fresh + Math.max(...stale)) * 1000 };
}
