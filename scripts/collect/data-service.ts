import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { bucketFiles } from "../../collector/photos/bucket-files.ts";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import type { MediaFiles } from "../../collector/photos/media-files.ts";
import { type PhotoStore, photoStore } from "../../collector/photos/photo-store.ts";
import { correctionRow } from "../../collector/posts/rows.ts";
import { blankStoredVideos } from "../../collector/run/blank-stored-videos.ts";
import { CollectorService } from "../../collector/store/service.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { dataFolder, dataFolderPaths } from "../embedded-service/data-folder.ts";
import { waitForRuns } from "../embedded-service/lock-folder.ts";
import { openDataFolder, startEmbeddedService } from "../embedded-service.ts";
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
    await blankStoredVideos(client, files);
    return { client, photos: photoStore(files), close: async () => undefined };
  }
  if (folder === undefined) {
    throw new CliError("No destination. Use --data FOLDER, or set SUPABASE_URL and SUPABASE_SECRET_KEY.");
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
  await blankStoredVideos(client, files);
  return { client, photos: photoStore(files), close };
}

type Insert = (to: SupabaseClient, table: string, rows: unknown[]) => Promise<void>;

const insertRows: Insert = async (to, table, rows) => {
  const { error } = await to.from(table).insert(rows);
  if (error) throw new CliError(`${table} cannot be copied: ${error.message}`);
};

/** Writes corrections as a batch: a plain insert into the JSON column would make the embedded service parse texts as JSON. */
async function writeCorrections(to: SupabaseClient, _table: string, rows: unknown[]): Promise<void> {
  const service = new CollectorService(to, randomUUID());
  const corrections = z.array(correctionRow.loose()).parse(rows);
  await service.lease.whileHeld(() => service.write({ corrections }));
}

const COPIED_TABLES: readonly { table: string; order: string[]; write?: Insert }[] = [
  { table: "geo_location", order: ["location_name"] },
  { table: "rentals", order: ["duplicate_of_id", "id"] },
  { table: "posts", order: ["posted_at", "channel", "message_id"] },
  { table: "post_contacts", order: ["contact", "posted_at", "channel", "message_id"] },
  { table: "corrections", order: ["channel", "message_id", "field"], write: writeCorrections },
  { table: "tombstones", order: ["channel", "message_id"] },
  { table: "author_key", order: ["key"] },
  { table: "kept_out", order: ["channel", "message_id"] },
  { table: "blocked_contacts", order: ["contact"] },
  { table: "removed_contacts", order: ["hash"] },
];
const PAGE_SIZE = 500;

/** Storage for dry runs: photos are decoded, to find unusable ones, but not encoded or written. */
const noFiles: MediaFiles = {
  urlOf: (key, name) => `/photos/${key}/${name}`,
  has: async () => true,
  read: async () => null,
  put: async () => undefined,
  remove: async () => undefined,
};

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

/** An in-memory copy of the data service that `openWritableService` would open, for a dry run. Creates no folder. */
export async function copyInMemory(folder: string | undefined): Promise<WritableService> {
  const original = isUnusedFolder(folder) ? null : await openWritableService(folder);
  const service = await startEmbeddedService();
  onExit(service.close);
  const client = serviceClient(service.url, service.secretKey);
  if (original) await copyTables(original.client, client);
  return { client, photos: photoStore(noFiles) };
}

async function copyTables(from: SupabaseClient, to: SupabaseClient): Promise<void> {
  for (const { table, order, write = insertRows } of COPIED_TABLES) {
    for (let start = 0; ; start += PAGE_SIZE) {
      const sorted = order.reduce(
        (query, column) => query.order(column, { nullsFirst: true }),
        from.from(table).select("*"),
      );
      const { data, error } = await sorted.range(start, start + PAGE_SIZE - 1);
      if (error) throw new CliError(`${table} cannot be read: ${error.message}`);
      if (data.length > 0) await write(to, table, data);
      if (data.length < PAGE_SIZE) break;
    }
  }
}
