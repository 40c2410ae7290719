import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SupabaseClient } from "@supabase/supabase-js";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import { photoStore } from "../../collector/photos/photo-store.ts";
import { collectExport } from "../../collector/run/collect-export.ts";
import { chooseChat } from "../../collector/sources/export/choose-chat.ts";
import { surveyExport } from "../../collector/sources/export/export-file.ts";
import { REGION } from "../../lib/region/region.ts";
import { createRun } from "../collect/begin-run.ts";
import { demoExportAsOf } from "./demo-export.ts";

/** The demo uses pictures of the site as photos. */
const PICTURES = fileURLToPath(new URL("../../public", import.meta.url));
/** Cached between starts. */
const PHOTOS = fileURLToPath(new URL("../../node_modules/.cache/demo-photos", import.meta.url));

const CHANNEL = `${REGION}_monthly_demo`;

/** Collects the demo's export with its newest message at `now`. Returns its photo folder and the number of published posts. */
export async function collectDemo(client: SupabaseClient, now: Date) {
  const photos = photoStore(folderFiles(PHOTOS));
  // Never removes photos: other running sites may show the same files.
  const run = await createRun({ client, photos: { ...photos, removePhotos: async () => undefined } });
  const folder = await demoExportAsOf(now);
  try {
    const files = { json: join(folder, "result.json"), folder: PICTURES };
    const { chats } = await surveyExport(files, now);
    const noop = () => undefined;
    await run.service.lease.begin();
    await collectExport({
      ...run,
      ...chooseChat(chats, CHANNEL),
      files,
      since: null,
      isCutOff: false,
      now,
      onMessage: noop,
      onProgress: noop,
    });
    await run.service.lease.end();
  } finally {
    await rm(folder, { recursive: true });
  }
  return { photos: PHOTOS, published: run.tally.total("published") };
}
