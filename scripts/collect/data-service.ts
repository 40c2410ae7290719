import { existsSync, readdirSync } from "node:fs";
import type { SupabaseClient } from "@supabase/supabase-js";
import { bucketFiles } from "../../collector/photos/bucket-files.ts";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import { type PhotoStore, photoStore } from "../../collector/photos/photo-store.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { dataFolder, dataFolderPaths } from "../embedded-service/data-folder.ts";
import { waitForRuns } from "../embedded-service/lock-folder.ts";
import { openDataFolder } from "../embedded-service.ts";
import { required, supabaseUrl } from "../environment.ts";
import { onExit } from "../lifetime.ts";
import { serviceClient } from "../service-client.ts";

export type WritableService = { client: SupabaseClient; photos: PhotoStore };

/** `close` is also called when the command ends. */
type OpenService = WritableService & { close: () => Promise<void> };

/** Opens the data service that the environment names, or that of the folder. Throws a `CliError` if neither or both are named. */
export async function openWritableService(folder: string | undefined): Promise<OpenService> {
  const url = supabaseUrl();
  if (url !== undefined && folder !== undefined) {
    throw new CliError(
      "--data is for the embedded data service; SUPABASE_URL is set too: leave one of them out.",
    );
  }
  if (url !== undefined) {
    const client = serviceClient(url, required("SUPABASE_SECRET_KEY"));
    const files = bucketFiles(client);
    return { client, photos: photoStore(files), close: async () => undefined };
  }
  if (folder === undefined) {
    throw new CliError(
      "Nothing was collected yet: npm run collect -- EXPORT. A folder elsewhere is named with --data.",
    );
  }
  const runLock = await waitForRuns(dataFolder(folder), () =>
    console.log(`Another run of the collector is under way in ${folder}; this one begins when it ends.`),
  );
  const service = await openDataFolder(folder).catch((error: unknown) => {
    runLock.release();
    throw error;
  });
  const end = async () => {
    await service.close();
    runLock.release();
  };
  const unregister = onExit(end);
  const close = async () => {
    await end();
    unregister();
  };
  const client = serviceClient(service.url, service.secretKey);
  const files = folderFiles(dataFolderPaths(dataFolder(folder)).photos);
  return { client, photos: photoStore(files), close };
}

/** Whether a folder is missing or empty. An unreadable one counts as used, and is refused when it is opened. */
export function isUnusedFolder(folder: string | undefined): boolean {
  if (folder === undefined || supabaseUrl() !== undefined) return false;
  if (!existsSync(folder)) return true;
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}
