import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SupabaseClient } from "@supabase/supabase-js";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import { photoStore } from "../../collector/photos/photo-store.ts";
import { collectExport } from "../../collector/run/collect-export.ts";
import { chooseChat } from "../../collector/sources/export/choose-chat.ts";
import { surveyExport } from "../../collector/sources/export/survey.ts";
import { runOver } from "../collect/begin-run.ts";
import { demoExportAsOf } from "./demo-export.ts";

/** The demo's photos are pictures of the site. */
const PICTURES = fileURLToPath(new URL("../../public", import.meta.url));
/** They are made once for every start. */
const PHOTOS = fileURLToPath(new URL("../../node_modules/.cache/demo-photos", import.meta.url));

const CHANNEL = "bali_monthly_demo";

/** Collects the demo's export, its newest message sent at `now`. Returns the folder of its photos, and what was published. */
export async function collectDemo(client: SupabaseClient, now: Date) {
  const { storePhotos } = photoStore(folderFiles(PHOTOS));
  // Other sites may show the same files.
  const run = await runOver({ client, photos: { storePhotos, removePhotos: async () => undefined } });
  const folder = await demoExportAsOf(now);
  try {
    const files = { json: join(folder, "result.json"), folder: PICTURES };
    const { chats } = await surveyExport(files, now);
    const ignore = () => undefined;
    await run.service.lease.begin();
    await collectExport({
      ...run,
      ...chooseChat(chats, CHANNEL),
      files,
      since: null,
      isCutOff: false,
      now,
      onMessage: ignore,
      onProgress: ignore,
    });
    await run.service.lease.end();
  } finally {
    await rm(folder, { recursive: true });
  }
  return { photos: PHOTOS, published: run.tally.total("published") };
}
