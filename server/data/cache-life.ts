import "server-only";
import { cacheLife } from "next/cache";
import { serverEnv } from "@/server/http/server-env";

/** Oldest data that may still be shown, in ms. */
export const MAX_AGE_MS = 60 * 60 * 1000;

/** Until a failed or late read is retried, unless the refresh interval is shorter. */
const RETRY_SECONDS = 10;

/** The caller's cached result stays fresh for one refresh interval after `readAt` (ms since the epoch), or until the retry. */
export function listingsCacheLife(readAt: number) {
  const interval = serverEnv.listingsRevalidateSeconds();
  const left = interval - Math.floor((Date.now() - readAt) / 1000);
  const revalidate = Math.max(left, Math.min(interval, RETRY_SECONDS));
  cacheLife({ stale: 30, revalidate, expire: Math.max(MAX_AGE_MS / 1000, revalidate + 1) });
}

/** Cache life of a fallback that a retry should soon replace. */
export const RETRY_LIFE = { stale: 30, revalidate: 60, expire: MAX_AGE_MS / 1000 };
