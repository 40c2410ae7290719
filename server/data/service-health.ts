import "server-only";
import { siteProcess } from "@/server/front/site-process";
import { serverEnv } from "@/server/site/server-env";
import { FIRST_PAGE, listRead } from "./list-read";
import { MAX_AGE_MS } from "./snapshot";
import { supabaseClient } from "./supabase-client";

export type Health = {
  /** 503 takes the instance out of a load balancer's rotation. */
  status: 200 | 503;
  dataService: "up" | "down";
  /** "kept": served from memory while the data service is down. */
  listings: "fresh" | "kept" | "none";
  /** Set when the home page responds with an error, whatever the state of the listings. */
  page?: "failing";
};

const CHECK_INTERVAL_MS = 2_000;
const TIMEOUT_MS = 3_000;
const HOME_PAGE_MS = 10_000;
/** How late a refresh may be: it tries again after ten seconds, and takes a few. */
const LATE_MS = 20_000;

/**
 * While the data service is down, an instance that still has listings stays in rotation: otherwise all would leave at once
 * (docs/behaviour.md, O2). `age` is that of the listings, in ms.
 */
function healthOf(isDataServiceUp: boolean, age: number): Health {
  if (age > MAX_AGE_MS) return { status: 503, dataService: "down", listings: "none" };
  const isFresh = age <= serverEnv.listingsRevalidateSeconds() * 1000 + LATE_MS;
  if (isDataServiceUp && isFresh) return { status: 200, dataService: "up", listings: "fresh" };
  return { status: 200, dataService: "down", listings: "kept" };
}

/** Whether both tables can be read; either may fail alone. */
async function isDataServiceUp(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const rental = listRead("id", new Date(0), FIRST_PAGE).limit(1);
  const place = supabaseClient().from("geo_location").select("location_name").limit(1);
  try {
    const answers = await Promise.all([rental.abortSignal(signal), place.abortSignal(signal)]);
    return answers.every(({ error }) => error === null);
  } catch {
    return false;
  }
}

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

async function readHealth(): Promise<Health> {
  const isUp = await isDataServiceUp();
  const { snapshot, ownAddress } = siteProcess();
  const age = snapshot === null ? Number.POSITIVE_INFINITY : Date.now() - snapshot.readAt;
  const health = healthOf(isUp, age);
  if (health.status === 503 || (await isHomePageAnswered(ownAddress))) return health;
  return { ...health, status: 503, page: "failing" };
}

let check = { health: readHealth, until: Number.NEGATIVE_INFINITY };

/** Checks within two seconds share one answer. */
export function serviceHealth(): Promise<Health> {
  if (Date.now() >= check.until) {
    const health = readHealth();
    check = { health: () => health, until: Date.now() + CHECK_INTERVAL_MS };
  }
  return check.health();
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
