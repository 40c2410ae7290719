import { connection } from "next/server";
import { holdBriefly } from "@/lib/cache/hold-briefly";
import { liveRentals } from "@/lib/rentals/queries";
import { supabaseClient } from "@/lib/supabase/server";
import { type Health, healthOf } from "./health-of";

/** However often it is asked, the data service is asked once in two seconds. */
const HOLD_MS = 2_000;
const LIMIT_MS = 3_000;

async function dataServiceAnswers(): Promise<boolean> {
  try {
    const read = supabaseClient().from("geo_location").select("location_name").limit(1);
    const { error } = await read.abortSignal(AbortSignal.timeout(LIMIT_MS));
    return error === null;
  } catch {
    return false;
  }
}

async function hasListings(): Promise<boolean> {
  return liveRentals().then(
    () => true,
    () => false,
  );
}

const check = holdBriefly(
  async () => {
    const isUp = await dataServiceAnswers();
    return healthOf(isUp, isUp || (await hasListings()));
  },
  HOLD_MS,
  Date.now,
);

/** The state of the data service as this instance finds it now, and the status to answer with. */
export async function serviceHealth(): Promise<Health> {
  await connection();
  return check();
}
