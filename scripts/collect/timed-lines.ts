const BALI_OFFSET_MS = 8 * 60 * 60 * 1_000;

/** Each line of a log with its time on Bali in front: "2026-11-24 07:12:03  published  1". */
export function timedLines(said: string, at: Date): string {
  const time = new Date(at.getTime() + BALI_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
  return said
    .split("\n")
    .map((line) => `${time}  ${line}`.trimEnd())
    .join("\n");
}
