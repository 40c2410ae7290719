import { existsSync, readdirSync } from "node:fs";
import type { SupabaseClient } from "@supabase/supabase-js";
import { bucketFiles } from "../../collector/photos/bucket-files.ts";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import type { MediaFiles } from "../../collector/photos/media-files.ts";
import { type PhotoStore, photoStore } from "../../collector/photos/photo-store.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { clientWith } from "../client-with.ts";
import { dataFolder, inDataFolder } from "../embedded-service/data-folder.ts";
import { openDataFolder, startEmbeddedService } from "../embedded-service.ts";
import { optional, required } from "../environment.ts";
import { onExit } from "../lifetime.ts";

/** A data service, and where its photos are kept. */
export type OwnersService = { client: SupabaseClient; photos: PhotoStore };

/** The data service that the environment names, otherwise the one of the folder. Throws a `CliError` when neither is named. */
export async function ownersService(folder: string | undefined): Promise<OwnersService> {
  const url = optional("SUPABASE_URL");
  if (url !== undefined && folder !== undefined) {
    throw new CliError(
      "--data is for the embedded data service; SUPABASE_URL is set too: leave one of them out.",
    );
  }
  if (url !== undefined) {
    const client = clientWith(url, required("SUPABASE_SECRET_KEY"));
    return { client, photos: photoStore(bucketFiles(client)) };
  }
  if (folder === undefined) {
    throw new CliError("No destination. Use --data FOLDER, or set SUPABASE_URL and SUPABASE_SECRET_KEY.");
  }
  const service = await openDataFolder(folder);
  onExit(service.close);
  const photos = photoStore(folderFiles(inDataFolder(dataFolder(folder)).photos));
  return { client: clientWith(service.url, service.secretKey), photos };
}

const COPIED = [
  { table: "geo_location", order: ["location_name"] },
  { table: "rentals", order: ["duplicate_of_id", "id"] },
  { table: "posts", order: ["posted_at", "channel", "message_id"] },
  { table: "corrections", order: ["channel", "message_id", "field"] },
  { table: "tombstones", order: ["channel", "message_id"] },
];
const PAGE = 500;

/** Photos are looked at as ever, and none is encoded or written. */
const noFiles: MediaFiles = {
  urlOf: (key, name) => `/photos/${key}/${name}`,
  has: async () => true,
  put: async () => undefined,
  remove: async () => undefined,
};

/** Whether nothing was ever kept in a folder: a run would begin it. */
function isUnused(folder: string | undefined): boolean {
  if (folder === undefined || optional("SUPABASE_URL") !== undefined) return false;
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** A copy in memory of the data service that `ownersService` would give, to try something on. A folder is not begun for it. */
export async function copyInMemory(folder: string | undefined): Promise<OwnersService> {
  const owners = isUnused(folder) ? null : await ownersService(folder);
  const service = await startEmbeddedService();
  onExit(service.close);
  const client = clientWith(service.url, service.secretKey);
  if (owners) await copyTables(owners.client, client);
  return { client, photos: photoStore(noFiles) };
}

async function copyTables(from: SupabaseClient, to: SupabaseClient): Promise<void> {
  for (const { table, order } of COPIED) {
    for (let start = 0; ; start += PAGE) {
      const sorted = order.reduce(
        (query, column) => query.order(column, { nullsFirst: true }),
        from.from(table).select("*"),
      );
      const { data, error } = await sorted.range(start, start + PAGE - 1);
      if (error) throw new CliError(`${table} cannot be read: ${error.message}`);
      if (data.length > 0) {
        const written = await to.from(table).insert(data);
        if (written.error) throw new CliError(`${table} cannot be copied: ${written.error.message}`);
      }
      if (data.length < PAGE) break;
    }
  }
}
