import "server-only";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";

/** What the exchange-rate service answered last. `readAt` is in ms since the epoch, `day` the calendar day of the rates. */
const keptRates = z.object({
  rates: z.record(z.string(), z.number().positive()),
  origin: z.object({ source: z.string(), day: z.iso.date().nullable() }),
  readAt: z.number(),
});

export type KeptRates = z.infer<typeof keptRates>;

/** In the one folder that the site may write to, so that a restart has rates while the service does not answer. */
const ratesFile = () =>
  resolve(/* turbopackIgnore: true */ process.env.BUILD_DIR || ".next", "cache", "exchange-rates.json");

/** Replaces the kept rates as a whole: several processes may do so at once. What fails is logged. */
export async function keepRates(kept: KeptRates): Promise<void> {
  const file = ratesFile();
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, JSON.stringify(kept));
    await rename(unfinished, file);
  } catch (error) {
    console.error("Keeping the exchange rates failed", error);
  }
}

/** The kept rates; null where there are none, or the file cannot be used. */
export async function readKeptRates(): Promise<KeptRates | null> {
  const text = await readFile(ratesFile(), "utf8").catch(() => "null");
  try {
    return keptRates.nullable().parse(JSON.parse(text));
  } catch (error) {
    console.error("The exchange rates on the disk cannot be used", error);
    return null;
  }
}
