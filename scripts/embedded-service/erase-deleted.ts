import type { PgliteConnection } from "@supabase/lite/pglite";

export const ERASE_PATH = "/erase-deleted";

/** The tables with texts of posts and the owner's corrections. */
const TABLES = ["posts", "post_contacts", "rentals", "corrections", "correction_steps", "blocked_contacts"];

/**
 * Rewrites tables and log. Postgres leaves a deleted row in its files until another row takes the space, and recycles old log
 * segments without clearing them.
 */
export async function eraseDeleted({ driver }: PgliteConnection): Promise<void> {
  for (const table of TABLES) await driver.exec(`vacuum full public.${table}`);
  await driver.exec("set wal_recycle = off");
  // A checkpoint keeps the log segment in which the previous checkpoint began, so one is not enough.
  for (const _ of ["the part with the rows", "the part with the checkpoint"]) {
    await driver.exec("select pg_switch_wal()");
    await driver.exec("checkpoint");
  }
}
