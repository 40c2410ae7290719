import type { PostKey } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { type TakenDown, takeDown } from "./owner-commands.ts";

/**
 * Takes posts down one by one, and at the end has their words erased from the files of the data service (docs/behaviour.md,
 * C7): also if a later post was refused, since the earlier ones are deleted.
 */
export async function* takeAllDown(
  run: Run,
  keys: readonly PostKey[],
  erase: () => Promise<void>,
): AsyncGenerator<TakenDown> {
  try {
    for (const key of keys) yield await takeDown(run, key);
  } finally {
    await erase();
  }
}
