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
import { CollectorService, EMPTY_BATCH } from "../../collector/store/service.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { clientWith } from "../client-with.ts";
import { dataFolder, inDataFolder } from "../embedded-service/data-folder.ts";
import { waitForRuns } from "../embedded-service/lock-folder.ts";
import { openDataFolder, startEmbeddedService } from "../embedded-service.ts";
import { required, supabaseUrl } from "../environment.ts";
import { onExit } from "../lifetime.ts";

/** A data service, and where its photos are kept. */
export type OwnersService = { client: SupabaseClient; photos: PhotoStore };

/** The same, until `close`, which the end of the command calls too. */
type Opened = OwnersService & { close: () => Promise<void> };

/** The data service that the environment names, otherwise the one of the folder. Throws a `CliError` when neither is named. */
export async function ownersService(folder: string | undefined): Promise<Opened> {
  const url = supabaseUrl();
  if (url !== undefined && folder !== undefined) {
    throw new CliError(
      "--data is for the embedded data service; SUPABASE_URL is set too: leave one of them out.",
    );
  }
  if (url !== undefined) {
    const client = clientWith(url, required("SUPABASE_SECRET_KEY"));
    const files = bucketFiles(client);
    await blankStoredVideos(client, files);
    return { client, photos: photoStore(files), close: async () => undefined };
  }
  if (folder === undefined) {
    throw new CliError("No destination. Use --data FOLDER, or set SUPABASE_URL and SUPABASE_SECRET_KEY.");
  }
  const turn = await waitForRuns(dataFolder(folder), () =>
    console.log(`Another run of the collector is under way in ${folder}; this one begins when it ends.`),
  );
  const service = await openDataFolder(folder).catch((error: unknown) => {
    turn.release();
    throw error;
  });
  const end = async () => {
    await service.close();
    turn.release();
  };
  const forget = onExit(end);
  const close = async () => {
    await end();
    forget();
  };
  const client = clientWith(service.url, service.secretKey);
  const files = folderFiles(inDataFolder(dataFolder(folder)).photos);
  await blankStoredVideos(client, files);
  return { client, photos: photoStore(files), close };
}

type Insert = (to: SupabaseClient, table: string, rows: unknown[]) => Promise<void>;

const insertRows: Insert = async (to, table, rows) => {
  const { error } = await to.from(table).insert(rows);
  if (error) throw new CliError(`${table} cannot be copied: ${error.message}`);
};

/** The embedded service takes a text that is inserted into a column of JSON for JSON itself; that of a batch stays a text. */
async function writeCorrections(to: SupabaseClient, _table: string, rows: unknown[]): Promise<void> {
  const service = new CollectorService(to, randomUUID());
  const corrections = z.array(correctionRow.loose()).parse(rows);
  await service.lease.whileHeld(() => service.write({ ...EMPTY_BATCH, corrections }));
}

const COPIED: readonly { table: string; order: string[]; write?: Insert }[] = [
  { table: "geo_location", order: ["location_name"] },
  { table: "rentals", order: ["duplicate_of_id", "id"] },
  { table: "posts", order: ["posted_at", "channel", "message_id"] },
  { table: "post_contacts", order: ["contact", "posted_at", "channel", "message_id"] },
  { table: "corrections", order: ["channel", "message_id", "field"], write: writeCorrections },
  { table: "tombstones", order: ["channel", "message_id"] },
  { table: "kept_out", order: ["channel", "message_id"] },
];
const PAGE = 500;

/** Photos are opened as usual, and none is encoded or written. */
const noFiles: MediaFiles = {
  urlOf: (key, name) => `/photos/${key}/${name}`,
  has: async () => true,
  read: async () => null,
  put: async () => undefined,
  remove: async () => undefined,
};

/** Whether nothing was ever kept in a folder: a run would begin it. One that cannot be looked into is refused when it is opened. */
export function isUnused(folder: string | undefined): boolean {
  if (folder === undefined || supabaseUrl() !== undefined) return false;
  if (!existsSync(folder)) return true;
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

/** A copy in memory of the data service that `ownersService` would give, for a trial run. It creates no folder. */
export async function copyInMemory(folder: string | undefined): Promise<OwnersService> {
  const owners = isUnused(folder) ? null : await ownersService(folder);
  const service = await startEmbeddedService();
  onExit(service.close);
  const client = clientWith(service.url, service.secretKey);
  if (owners) await copyTables(owners.client, client);
  return { client, photos: photoStore(noFiles) };
}

async function copyTables(from: SupabaseClient, to: SupabaseClient): Promise<void> {
  for (const { table, order, write = insertRows } of COPIED) {
    for (let start = 0; ; start += PAGE) {
      const sorted = order.reduce(
        (query, column) => query.order(column, { nullsFirst: true }),
        from.from(table).select("*"),
      );
      const { data, error } = await sorted.range(start, start + PAGE - 1);
      if (error) throw new CliError(`${table} cannot be read: ${error.message}`);
      if (data.length > 0) await write(to, table, data);
      if (data.length < PAGE) break;
    }
  }
}
