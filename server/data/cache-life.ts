import "server-only";
import { cacheLife } from "next/cache";
import { serverEnv } from "@/server/http/server-env";

/** Milliseconds after which data that was read must not be shown any more. */
export const MAX_AGE_MS = 60 * 60 * 1000;

/** Seconds after which a read that failed or was late is retried, if the refresh interval is longer. */
const RETRY_SECONDS = 10;

/**
 * Sets the life of a cached read whose data was read at this time: the refresh interval counted from then, or, where a
 * stale value stands in for a failed read, until the retry. Never more than an hour.
 */
export function listingsCacheLife(readAt: number) {
  const interval = serverEnv.listingsRevalidateSeconds();
  const left = interval - Math.floor((Date.now() - readAt) / 1000);
  const revalidate = Math.max(left, Math.min(interval, RETRY_SECONDS));
  cacheLife({ stale: 30, revalidate, expire: Math.max(MAX_AGE_MS / 1000, revalidate + 1) });
}

/** The life of a result that a retry should improve soon. */
export const RETRY_LIFE = { stale: 30, revalidate: 60, expire: MAX_AGE_MS / 1000 };
