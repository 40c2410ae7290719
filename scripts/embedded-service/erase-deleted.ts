import type { PgliteConnection } from "@supabase/lite/pglite";

/** Where the data service is asked for it. */
export const ERASE_PATH = "/erase-deleted";

/** The tables with texts of posts and the owner's corrections. */
const TABLES = ["posts", "post_contacts", "rentals", "corrections", "correction_steps"];

/**
 * Rewrites tables and log: a deleted row stays in the files of Postgres until another one takes its place, and a part of the
 * log that is not needed any more is kept as it is, to be written again.
 */
export async function eraseDeleted({ driver }: PgliteConnection): Promise<void> {
  for (const table of TABLES) await driver.exec(`vacuum full public.${table}`);
  await driver.exec("set wal_recycle = off");
  // Of the log, a checkpoint keeps the part that the checkpoint before it began in.
  for (const _ of ["the part with the rows", "the part with the checkpoint"]) {
    await driver.exec("select pg_switch_wal()");
    await driver.exec("checkpoint");
  }
}
