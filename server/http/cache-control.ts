/**
 * Cache-Control of responses other than pages. Their data may be as old as the refresh interval already, and a deleted
 * listing must be gone a minute after that: the first two add up to 45 seconds, as for pages (docs/behaviour.md, L14).
 */
export const SHORT_CACHE_CONTROL = "public, max-age=30, stale-while-revalidate=15, stale-if-error=3600";

/**
 * Of pictures of listings. Long for browsers, short for shared caches: what is known of the listing may be as old as the
 * refresh interval already.
 */
export const LISTED_PICTURE_CACHE_CONTROL = "public, max-age=86400, s-maxage=45, stale-if-error=3600";

/** Browsers keep a permanent redirect for good unless a directive of their own says otherwise; `s-maxage` is none. */
const ASK_AGAIN = "max-age=0, ";
const REDIRECT_KEPT = "public, max-age=3600";
/** The form in which the framework writes the Cache-Control of a cacheable page, and of nothing else. */
const FRAMEWORK_CACHE_CONTROL = /^(max-age=0, )?s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/;
/** A shared cache may serve a stale page for this long while it revalidates. */
const STALE_SECONDS = 45;
/** And for this long while the site cannot respond. */
const ERROR_SECONDS = 60 * 60;

/**
 * The framework's Cache-Control of a page, limited so that deleted listings leave shared caches too. The framework would
 * let them serve a stale page for the rest of an hour, because it renders pages that expire within minutes for each
 * request; and a page without reads for a year.
 */
export function pageCacheControl(cacheControl: string, refreshSeconds: number): string {
  const [, ownKept = "", fresh, stale = STALE_SECONDS] = FRAMEWORK_CACHE_CONTROL.exec(cacheControl) ?? [];
  if (fresh === undefined) return cacheControl;
  const [maxAge, whileStale] = [
    Math.min(Number(fresh), refreshSeconds),
    Math.min(Number(stale), STALE_SECONDS),
  ];
  return `${ownKept}s-maxage=${maxAge}, stale-while-revalidate=${whileStale}, stale-if-error=${ERROR_SECONDS}`;
}

/** The response that the framework is about to send, and what of the request it depends on. */
export type FrameworkResponse = {
  status: number;
  cacheControl: string | undefined;
  /** Its Content-Range header. */
  contentRange: string | undefined;
  /** Whether the request has a precondition on the version of a file. */
  isConditional: boolean;
  /** Whether a full queue has refused work since the request arrived. */
  isOverloaded: boolean;
};

/** Errors are not cached: what is missing now may be there in a minute. */
const NO_STORE = "no-store";

/**
 * The status and Cache-Control to send instead. The framework responds with 500 to a range or precondition that a file does
 * not satisfy and for a page whose read was refused, and lets a 404 be cached for as long as a page.
 */
export function correctResponse(response: FrameworkResponse) {
  const { status, cacheControl, contentRange, isConditional, isOverloaded } = response;
  if (status === 500 && contentRange?.startsWith("bytes */")) return { status: 416, cacheControl: NO_STORE };
  if (status === 500 && isConditional) return { status: 412, cacheControl: NO_STORE };
  if (status === 500 && isOverloaded) return { status: 503, cacheControl: NO_STORE };
  if (status >= 400) return { status, cacheControl: NO_STORE };
  if (status === 301 || status === 308)
    return { status, cacheControl: cacheControl?.replace(/^(?=s-maxage=)/, ASK_AGAIN) ?? REDIRECT_KEPT };
  return { status, cacheControl };
}
