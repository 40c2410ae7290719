import "server-only";
import { siteProcess } from "@/server/front/site-process";
import { MAX_AGE_MS } from "./snapshot";

export type Health = {
  /** 503 takes the instance out of a load balancer's rotation. */
  status: 200 | 503;
  /** "down": the last refresh failed. */
  dataService: "up" | "down";
  /** "kept": of an earlier refresh. */
  listings: "fresh" | "kept" | "none";
  /** Set when the home page responds with an error, whatever the state of the listings. */
  page?: "failing";
};

const HOME_PAGE_MS = 10_000;

/** Whether visitors get the home page: a single listing may break it even if all can be read. 503 means too many visitors at once. */
async function isHomePageAnswered(ownAddress: string | null): Promise<boolean> {
  if (ownAddress === null) return true;
  try {
    const { status } = await fetch(ownAddress, { method: "HEAD", signal: AbortSignal.timeout(HOME_PAGE_MS) });
    return status < 500 || status === 503;
  } catch {
    return false;
  }
}

/**
 * What visitors get. While the data service is down, an instance that still has listings stays in rotation: otherwise all would
 * leave at once (docs/behaviour.md, O2).
 */
export async function serviceHealth(): Promise<Health> {
  const { snapshot, isRefreshed, ownAddress } = siteProcess();
  const age = snapshot === null ? Number.POSITIVE_INFINITY : Date.now() - snapshot.readAt;
  if (age > MAX_AGE_MS) return { status: 503, dataService: "down", listings: "none" };
  const state = isRefreshed
    ? ({ dataService: "up", listings: "fresh" } as const)
    : ({ dataService: "down", listings: "kept" } as const);
  if (await isHomePageAnswered(ownAddress)) return { status: 200, ...state };
  return { status: 503, ...state, page: "failing" };
}

/** How many listings are shown, the posting times of the newest and the oldest, and when the rates were fetched; null before the first read. */
export function shownListings() {
  const { snapshot } = siteProcess();
  if (snapshot === null) return null;
  const dated = snapshot.rentals.flatMap(({ posted_at }) => posted_at ?? []);
  return {
    shown: snapshot.rentals.length,
    newest: dated[0] ?? null,
    oldest: dated.at(-1) ?? null,
    ratesFetchedAt: snapshot.rates.fetchedAt,
  };
}
