const BALI_OFFSET_MS = 8 * 60 * 60 * 1_000;

/** Each line of a log with its time on Bali in front: "2026-11-24 07:12:03  published  1". */
export function timedLines(said: string, at: Date): string {
  const time = new Date(at.getTime() + BALI_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
  return said
    .split("\n")
    .map((line) => `${time}  ${line}`.trimEnd())
    .join("\n");
}

/** A run that takes longer is left alone meanwhile, and its log read later. */
const LONG_RUN_MS = 120_000;

/** What a run says after `elapsedMs`: with the time once it is a long one. */
export function timedWhenLong(said: string, elapsedMs: number, at: Date): string {
  return elapsedMs < LONG_RUN_MS ? said : timedLines(said, at);
}
