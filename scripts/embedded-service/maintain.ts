import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { dataFolderPaths } from "./data-folder.ts";

/** What a data service does besides the REST interface, for who has its secret key. */
export const ERASE_PATH = "/erase-deleted";
export const COPY_PATH = "/copy-database";

/** The tables with texts of posts, the owner's corrections, and what users of the bot have said. */
const TABLES = [
  ...["posts", "post_contacts", "rentals", "corrections", "correction_steps", "blocked_contacts"],
  ...["alert_searches", "alert_hidden", "alert_outbox", "alert_messages", "visitor_reports"],
];

/**
 * Rewrites tables and log. Postgres leaves a deleted row in its files until another row takes the space, and recycles old log
 * segments without clearing them.
 */
async function eraseDeleted({ driver }: PgliteConnection): Promise<void> {
  for (const table of TABLES) await driver.exec(`vacuum full public.${table}`);
  await driver.exec("set wal_recycle = off");
  // A checkpoint keeps the log segment in which the previous checkpoint began, so one is not enough.
  for (const _ of ["the part with the rows", "the part with the checkpoint"]) {
    await driver.exec("select pg_switch_wal()");
    await driver.exec("checkpoint");
  }
}

const copyRequest = z.object({ to: z.string() });

/** Copies the database into an existing folder. Only while no other request runs, which might be half done in the copy. */
async function copyDatabase({ driver }: PgliteConnection, folder: string, to: string): Promise<void> {
  // Writes what Postgres has in memory. The log alone would do, but a copy then takes longer to open.
  await driver.exec("checkpoint");
  await cp(dataFolderPaths(folder).database, dataFolderPaths(to).database, {
    recursive: true,
    preserveTimestamps: true,
    // Shares the blocks where the file system can.
    mode: constants.COPYFILE_FICLONE,
  });
}

/** Answers a request for `ERASE_PATH` or `COPY_PATH`. What fails is the text of the answer. `folder` is null for a database in memory. */
export async function maintain(
  database: PgliteConnection,
  folder: string | null,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    if (pathname === ERASE_PATH) await eraseDeleted(database);
    else if (pathname === COPY_PATH && folder !== null)
      await copyDatabase(database, folder, copyRequest.parse(await request.json()).to);
    else return new Response(null, { status: 404 });
    return new Response(null, { status: 204 });
  } catch (error) {
    return new Response(messageOf(error), { status: 507 });
  }
}
