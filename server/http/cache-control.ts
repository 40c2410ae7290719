/**
 * Responses other than pages. Their data may be one refresh interval old, and a deleted listing must be gone a minute
 * later, so max-age and stale-while-revalidate add up to 45 seconds, as for pages (docs/behaviour.md, L14).
 */
export const SHORT_CACHE_CONTROL = "public, max-age=30, stale-while-revalidate=15, stale-if-error=3600";

/** Filters read from a typed sentence: they change only with the day and the known places. */
export const WISH_CACHE_CONTROL = "public, max-age=3600";

/** Collected photos: short in shared caches, because the list that names them may be one refresh interval old. */
export const PHOTO_CACHE_CONTROL = "public, max-age=86400, s-maxage=45, stale-if-error=3600";

/** Browsers cache a permanent redirect forever unless `max-age` limits it. */
const REVALIDATE_REDIRECT = "max-age=0, ";
const CACHED_REDIRECT = "public, max-age=3600";
/** Next writes it for cacheable pages only. */
const FRAMEWORK_CACHE_CONTROL = /^(max-age=0, )?s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/;
/** How long a shared cache may serve a stale page: while it revalidates, and while the site cannot respond. */
const STALE_SECONDS = 45;
const ERROR_SECONDS = 60 * 60;

/**
 * Limits Next's Cache-Control of a page, so that deleted listings leave shared caches too. Next would let them serve a stale
 * page until it expires: after an hour, because Next renders pages that expire within minutes for each request.
 */
export function pageCacheControl(cacheControl: string, refreshSeconds: number): string {
  const [, browserMaxAge = "", fresh, stale = STALE_SECONDS] =
    FRAMEWORK_CACHE_CONTROL.exec(cacheControl) ?? [];
  if (fresh === undefined) return cacheControl;
  const maxAge = Math.min(Number(fresh), refreshSeconds);
  const whileStale = Math.min(Number(stale), STALE_SECONDS);
  return `${browserMaxAge}s-maxage=${maxAge}, stale-while-revalidate=${whileStale}, stale-if-error=${ERROR_SECONDS}`;
}

/** What Next is about to send. */
export type FrameworkResponse = {
  status: number;
  cacheControl: string | undefined;
  contentRange: string | undefined;
  /** Whether the request has If-Match or If-Unmodified-Since on a file. */
  isConditional: boolean;
  /** Whether a full queue has refused work since the request arrived. */
  isOverloaded: boolean;
};

/** What is missing now may exist in a minute. */
const NO_STORE = "no-store";

/**
 * The status and Cache-Control to send. Next responds with 500 to an unsatisfiable range, a failed precondition and a refused
 * read, and lets caches store a 404 for as long as a page.
 */
export function correctResponse(response: FrameworkResponse) {
  const { status, cacheControl, contentRange, isConditional, isOverloaded } = response;
  if (status === 500 && contentRange?.startsWith("bytes */")) return { status: 416, cacheControl: NO_STORE };
  if (status === 500 && isConditional) return { status: 412, cacheControl: NO_STORE };
  if (status === 500 && isOverloaded) return { status: 503, cacheControl: NO_STORE };
  if (status >= 400) return { status, cacheControl: NO_STORE };
  if (status !== 301 && status !== 308) return { status, cacheControl };
  const limited = cacheControl?.replace(/^(?=s-maxage=)/, REVALIDATE_REDIRECT);
  return { status, cacheControl: limited ?? CACHED_REDIRECT };
}
