import "server-only";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";

/** The last response of the exchange-rate service. `readAt` is in ms since the epoch; `day` is the calendar day of the rates. */
const savedRates = z.object({
  rates: z.record(z.string(), z.number().positive()),
  origin: z.object({ source: z.string(), day: z.iso.date().nullable() }),
  readAt: z.number(),
});

export type SavedRates = z.infer<typeof savedRates>;

/** Kept in the only folder that the site may write to, so that it has rates after a restart even if the service is down. */
const ratesFile = () =>
  resolve(/* turbopackIgnore: true */ process.env.BUILD_DIR || ".next", "cache", "exchange-rates.json");

/** Replaces the file atomically, because several processes may write it at once. Logs failures. */
export async function saveRates(rates: SavedRates): Promise<void> {
  const file = ratesFile();
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(rates));
    await rename(temporary, file);
  } catch (error) {
    console.error("Keeping the exchange rates failed", error);
  }
}

/** The saved rates; null if there are none or the file is not usable. */
export async function readSavedRates(): Promise<SavedRates | null> {
  const text = await readFile(ratesFile(), "utf8").catch(() => "null");
  try {
    return savedRates.nullable().parse(JSON.parse(text));
  } catch (error) {
    console.error("The exchange rates on the disk cannot be used", error);
    return null;
  }
}
