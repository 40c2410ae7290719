import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import { photoStore } from "../../collector/photos/photo-store.ts";
import { collectExport } from "../../collector/run/collect-export.ts";
import { chooseChat } from "../../collector/sources/export/choose-chat.ts";
import { surveyExport } from "../../collector/sources/export/export-file.ts";
import { REGION } from "../../lib/region/region.ts";
import { regionFile } from "../../lib/region/region-path.ts";
import { createRun } from "../collect/begin-run.ts";

const seconds = z.string().transform(Number);
const demoExport = z.looseObject({
  messages: z.array(
    z.looseObject({ date_unixtime: seconds.optional(), edited_unixtime: seconds.optional() }),
  ),
});

function secondsUntil(now: Date, messages: z.infer<typeof demoExport>["messages"]): number {
  const sent = messages.map(({ date_unixtime = 0 }) => date_unixtime);
  return Math.floor(now.getTime() / 1000) - Math.max(...sent);
}

/** Writes a copy of the demo's export with its newest message at `now`. Returns the path of its folder. */
export async function demoExportAsOf(now: Date): Promise<string> {
  const demo = demoExport.parse(JSON.parse(await readFile(regionFile("demo/result.json"), "utf8")));
  const shift = secondsUntil(now, demo.messages);
  const shifted = (time: number | undefined) => (time === undefined ? undefined : String(time + shift));
  const messages = demo.messages.map((message) => ({
    ...message,
    date_unixtime: shifted(message.date_unixtime),
    edited_unixtime: shifted(message.edited_unixtime),
  }));
  const folder = await mkdtemp(join(tmpdir(), "demo-export-"));
  await writeFile(join(folder, "result.json"), JSON.stringify({ ...demo, messages }));
  return folder;
}

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
