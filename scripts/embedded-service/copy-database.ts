import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { dataFolderPaths } from "./data-folder.ts";

export const COPY_PATH = "/copy-database";

const copyRequest = z.object({ to: z.string() });

/**
 * Copies the database into the existing folder that the request names. Only while no other request runs, which might be half
 * done in the copy.
 */
export async function answerCopy(
  { driver }: PgliteConnection,
  folder: string,
  request: Request,
): Promise<Response> {
  try {
    const { to } = copyRequest.parse(await request.json());
    // Writes what Postgres has in memory. The log alone would do, but a copy then takes longer to open.
    await driver.exec("checkpoint");
    await cp(dataFolderPaths(folder).database, dataFolderPaths(to).database, {
      recursive: true,
      preserveTimestamps: true,
      // Shares the blocks where the file system can.
      mode: constants.COPYFILE_FICLONE,
    });
    return new Response(null, { status: 204 });
  } catch (error) {
    return Response.json({ problem: messageOf(error) }, { status: 507 });
  }
}
