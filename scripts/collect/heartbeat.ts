import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file of a data folder that says when Telegram last answered the follower. */
export const HEARTBEAT = "follower";

/** Called after every answer of Telegram, the empty ones too: at least once a minute. A full disk must not end the follower. */
export async function beat(data: string): Promise<void> {
  await writeFile(join(data, HEARTBEAT), "").catch(() => undefined);
}

/** When Telegram last answered a follower of this folder; null if none has ever run. */
export function lastBeat(data: string): Promise<Date | null> {
  return stat(join(data, HEARTBEAT)).then(
    ({ mtime }) => mtime,
    () => null,
  );
}
