import type { Update } from "grammy/types";
import { inParts } from "../run/in-parts.ts";
import type { Run } from "../run/run-batch.ts";
import { albumOf } from "../sources/bot/poll-updates.ts";
import { backoffSeconds } from "../sources/bot/request-failure.ts";
import { isRefusal } from "../store/call-function.ts";

const MAX_FAILURES = 5;

/** What is handled together: an update, or those of an album. */
type Unit = readonly Update[];

function unitsOf(updates: readonly Update[]): Unit[] {
  return [...Map.groupBy(updates, (update) => albumOf(update) ?? update.update_id).values()];
}

export type UpdateHandling<OpenRun extends Run> = {
  /** Opens the data service for a round. */
  inService: (round: (run: OpenRun) => Promise<void>) => Promise<void>;
  handle: (run: OpenRun, updates: readonly Update[]) => Promise<void>;
  /** Called at the end of each round, with the updates that are skipped for good. Must not throw. */
  settle: (run: OpenRun) => Promise<void>;
  skip: (run: OpenRun, updates: Unit, error: unknown) => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Waits before the next round. Returns false if the command ends. */
  pause: (seconds: number) => Promise<boolean>;
};

/**
 * Handles the updates of an answer so that none holds up the others (docs/behaviour.md, B2). What the data service refuses is skipped
 * at once, what has failed five times then. While the data service is away everything is tried again, and nothing is counted.
 */
export async function handleUpdates<OpenRun extends Run>(
  updates: readonly Update[],
  { inService, handle, settle, skip, onFailure, pause }: UpdateHandling<OpenRun>,
): Promise<void> {
  const failures = new Map<Unit, number>();
  let waiting = unitsOf(updates);
  const round = async (run: OpenRun): Promise<void> => {
    const failed: Unit[] = [];
    await inParts(waiting, (units) => handle(run, units.flat()), {
      isTheirs: async (error) => isRefusal(error) || (await run.service.lease.isHeld()),
      onFailed: async (unit, error) => {
        const count = isRefusal(error) ? MAX_FAILURES : (failures.get(unit) ?? 0) + 1;
        if (count >= MAX_FAILURES) return skip(run, unit, error);
        onFailure(error);
        failures.set(unit, count);
        failed.push(unit);
      },
    });
    waiting = failed;
    await settle(run);
  };
  for (let rounds = 0; ; rounds += 1) {
    try {
      await inService(round);
      if (waiting.length === 0) return;
    } catch (error) {
      onFailure(error);
    }
    if (!(await pause(backoffSeconds(rounds)))) return;
  }
}
