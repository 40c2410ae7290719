import "server-only";
import { connection } from "next/server";
import { isHomePageAnswered } from "@/server/http/home-page-check";
import { memoizeFor } from "@/server/process/memoize-for";
import { FIRST_PAGE, listRead } from "./list-read";
import { areListingsFresh, hasUsableListings, liveRentals } from "./live-rentals";
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

/**
 * While the data service is down, an instance that still has listings stays in rotation: otherwise all would leave at once
 * (docs/behaviour.md, O2).
 */
function healthOf(isDataServiceUp: boolean, hasListings: boolean): Health {
  if (isDataServiceUp) return { status: 200, dataService: "up", listings: "fresh" };
  if (hasListings) return { status: 200, dataService: "down", listings: "kept" };
  return { status: 503, dataService: "down", listings: "none" };
}

const CHECK_INTERVAL_MS = 2_000;
const TIMEOUT_MS = 3_000;

/** Whether both tables can be read; either may fail alone. */
async function isDataServiceUp(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const rental = listRead("id", new Date(0), FIRST_PAGE).limit(1);
  const place = supabaseClient("list").from("geo_location").select("location_name").limit(1);
  try {
    const answers = await Promise.all([rental.abortSignal(signal), place.abortSignal(signal)]);
    return answers.every(({ error }) => error === null);
  } catch {
    return false;
  }
}

/** Whether visitors get current listings. An instance out of rotation gets no requests that would trigger a read. */
async function refreshListings(): Promise<boolean> {
  if (!areListingsFresh()) await liveRentals().catch(() => undefined);
  return areListingsFresh();
}

const check = memoizeFor(CHECK_INTERVAL_MS, async (): Promise<Health> => {
  const isUp = (await isDataServiceUp()) && (await refreshListings());
  const health = healthOf(isUp, hasUsableListings(Date.now()));
  if (health.status === 503 || (await isHomePageAnswered())) return health;
  return { ...health, status: 503, page: "failing" };
});

export async function serviceHealth(): Promise<Health> {
  await connection();
  return check();
}
