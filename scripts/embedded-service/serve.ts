import { removeUnfinished } from "../../collector/photos/folder-files.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import {
  dataFolderPaths,
  diskFull,
  folderInUse,
  unusableFolder,
  writeRunningService,
} from "./data-folder.ts";
import { openDatabase } from "./database.ts";
import { listen } from "./listen.ts";
import { lockWhenFree } from "./lock-folder.ts";
import { createRestApi } from "./rest-api.ts";

const send = process.send?.bind(process);
if (!send) throw new Error("This process is started by startEmbeddedService().");

const folder = process.argv[2] ?? null;

async function open() {
  if (folder !== null) {
    // The lock is held until this process ends.
    if ((await lockWhenFree(folder)) === null) throw await folderInUse(folder);
    await writeRunningService(folder, null);
    await removeUnfinished(dataFolderPaths(folder).photos);
  }
  const database = await openDatabase(folder);
  const { anonKey, secretKey, handle } = await createRestApi(database, folder);
  const service = { url: await listen(handle), anonKey, secretKey };
  if (folder !== null) await writeRunningService(folder, { pid: process.ppid, ...service });
  return { database, service };
}

// Ctrl-C reaches the whole process group; the parent decides when this process ends.
process.on("SIGINT", () => undefined);

const serving = open().catch(async (error: unknown) => {
  if (folder === null) throw error;
  throw (await diskFull(folder)) ?? unusableFolder(folder, error) ?? error;
});

/** Removes the announcement, which contains the secret key, and closes the database. */
async function close(servedFolder: string): Promise<void> {
  const { database } = await serving;
  await writeRunningService(servedFolder, null);
  await database.close();
}

process.on("disconnect", async () => {
  // An in-memory database has nothing to write.
  if (folder !== null) await close(folder).catch(() => undefined);
  // A regular exit would take two seconds, because it frees the memory of Postgres piece by piece.
  process.kill(process.pid, "SIGKILL");
});

try {
  send((await serving).service);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  send({ refusal: error.message }, () => process.exit(1));
}
