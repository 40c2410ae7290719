import { constants } from "node:fs";
import { cp, stat } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { dataFolderPaths } from "./data-folder.ts";

export const COPY_PATH = "/copy-database";

const copyRequest = z.object({ to: z.string() });

/** How many rows a copy must have, to be told from an empty or damaged one. */
export const rowCounts = z.object({ rentals: z.coerce.number(), posts: z.coerce.number() });
export type RowCounts = z.infer<typeof rowCounts>;

const COUNTS =
  "select (select count(*) from public.rentals) as rentals, (select count(*) from public.posts) as posts";

/** Copies the files of a database that nobody writes to meanwhile. */
export async function copyDatabaseFiles(folder: string, to: string): Promise<void> {
  await stat(to);
  await cp(dataFolderPaths(folder).database, dataFolderPaths(to).database, {
    recursive: true,
    preserveTimestamps: true,
    // Shares the blocks where the file system can.
    mode: constants.COPYFILE_FICLONE,
  });
}

async function copyDatabase({ driver }: PgliteConnection, folder: string, to: string): Promise<RowCounts> {
  const { rows } = await driver.query(COUNTS);
  // Writes what Postgres has in memory. The log alone would do, but a copy then takes longer to open.
  await driver.exec("checkpoint");
  await copyDatabaseFiles(folder, to);
  return z.tuple([rowCounts]).parse(rows)[0];
}

/** Copies the database into the folder that the request names. Only while no other request runs, which might be half done in the copy. */
export async function answerCopy(
  database: PgliteConnection,
  folder: string,
  request: Request,
): Promise<Response> {
  try {
    const { to } = copyRequest.parse(await request.json());
    return Response.json(await copyDatabase(database, folder, to));
  } catch (error) {
    return Response.json({ problem: messageOf(error) }, { status: 507 });
  }
}
