import { CliError } from "../../lib/cli/cli-error.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { messagesOf } from "../run/load-state.ts";
import { type Run, writeBatch } from "../run/run-batch.ts";

const BATCH_SIZE = 500;
const MAX_DAYS = 36_500;

/** Parses `180d`. Throws a `CliError` for another form, and for ages at which lists still show posts: up to `shown` days. */
export function parseAge(written: string | undefined, shown: number, now: Date): Date {
  const days = Number(/^([1-9]\d{0,5})d$/.exec(written?.trim() ?? "")?.[1] ?? Number.NaN);
  if (!(days > shown) || days > MAX_DAYS) {
    throw new CliError(`Say how old in days, more than the ${shown} that lists show: --older 180d.`);
  }
  return new Date(now.getTime() - days * DAY_MS);
}

/** How many posts `prunePosts` would delete, up to a bound that no owner reads beyond. */
export async function countOldPosts({ service }: Run, before: Date): Promise<number> {
  return (await service.people.old(before, 1_000_000)).length;
}

/** Deletes posts whose listing has nothing younger; tombstones stay (docs/behaviour.md, C17). Yields how many were deleted so far. */
export async function* prunePosts(run: Run, before: Date): AsyncGenerator<number> {
  for (let count = 0; ; ) {
    const old = await run.service.people.old(before, BATCH_SIZE);
    if (old.length === 0) return;
    await writeBatch(run, { removed: old.flatMap(messagesOf) });
    count += old.length;
    yield count;
  }
}
