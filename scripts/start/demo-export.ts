import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { regionFile } from "../../lib/region/region-path.ts";

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
