import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import {
  COPY_PATH,
  copyDatabaseFiles,
  type RowCounts,
  rowCounts,
} from "../embedded-service/copy-database.ts";
import { LOCK } from "../embedded-service/data-folder.ts";
import { openDataFolder, startEmbeddedService } from "../embedded-service.ts";
import { onExit } from "../lifetime.ts";
import { serviceClient } from "../service-client.ts";
import { copyAllButDatabase } from "./copy-files.ts";
import { checkRoom } from "./room.ts";

const refusal = z.object({ problem: z.string() });

/** Has the data service copy its database, between two requests. */
async function copyDatabase(service: { url: string; secretKey: string }, to: string): Promise<RowCounts> {
  const answer = await fetch(`${service.url}${COPY_PATH}`, {
    method: "POST",
    headers: { apikey: service.secretKey },
    body: JSON.stringify({ to }),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return rowCounts.parse(body);
  if (answer.status === 404)
    throw new CliError("The site that runs is older than this command. Start it again first.");
  const problem = refusal.safeParse(body).data?.problem ?? `status ${answer.status}`;
  throw new CliError(
    problem.includes("ENOSPC")
      ? `The disk of ${to} is full. Make room, then run the same command again.`
      : `The database cannot be copied: ${problem}`,
  );
}

async function countRows(folder: string): Promise<RowCounts> {
  const service = await startEmbeddedService(folder);
  const unregister = onExit(service.close);
  try {
    const client = serviceClient(service.url, service.secretKey);
    const count = async (table: string) => {
      const { count: rows, error } = await client.from(table).select("*", { count: "exact", head: true });
      if (error) throw new CliError(`${table} cannot be read: ${error.message}`);
      return rows ?? 0;
    };
    return { rentals: await count("rentals"), posts: await count("posts") };
  } finally {
    await service.close();
    unregister();
  }
}

/** Copies only the database, into a new folder that a data service can open. Throws a `CliError` if its disk has no room. */
export async function copyDatabaseOf(
  service: { url: string; secretKey: string },
  data: string,
  to: string,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await checkRoom(data, to);
  // A folder without a lock file is not recognised as a data folder.
  await writeFile(join(to, LOCK), "");
  await copyDatabase(service, to);
}

async function copyVerified(
  data: string,
  to: string,
  copyDatabaseTo: () => Promise<RowCounts | null>,
): Promise<RowCounts> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const unregister = onExit(() => rm(to, { recursive: true, force: true }));
  try {
    await checkRoom(data, to);
    // The database first: photos are stored before the rows that show them, and deleted after those.
    const counts = await copyDatabaseTo();
    await copyAllButDatabase(data, to);
    const copied = await countRows(to);
    if (counts !== null && (copied.rentals !== counts.rentals || copied.posts !== counts.posts))
      throw new CliError(
        `The copy has ${copied.rentals} listings and ${copied.posts} posts instead of ${counts.rentals} and ${counts.posts}.`,
      );
    return copied;
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  } finally {
    unregister();
  }
}

/**
 * Copies a data folder, also while its site runs or a collector writes, and opens the copy to verify it. Removes what it has
 * begun if that fails.
 */
export function copyDataFolder(data: string, to: string): Promise<RowCounts> {
  return copyVerified(data, to, async () => {
    const service = await openDataFolder(data);
    const unregister = onExit(service.close);
    return copyDatabase(service, to).finally(async () => {
      await service.close();
      unregister();
    });
  });
}

/** Copies a folder that no process has open, such as a backup, and opens the copy to verify it. Leaves the folder as it is. */
export function copyClosedFolder(data: string, to: string): Promise<RowCounts> {
  return copyVerified(data, to, async () => {
    await copyDatabaseFiles(data, to);
    return null;
  });
}
