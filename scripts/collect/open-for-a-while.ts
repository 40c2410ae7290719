import type { Run } from "../../collector/run/run-batch.ts";
import { createRun } from "./begin-run.ts";
import { openWritableService } from "./data-service.ts";
import { inTurn } from "./in-turn.ts";

/** Opening the service of a folder takes a second, and other commands wait while it is open. */
const CLOSED_AFTER_MS = 15_000;

/** Does work over the data service, one after another. The service stays open until nothing was done for a while. */
export function openForAWhile(data: string | undefined) {
  const takeTurn = inTurn();
  let opened: Promise<{ run: Run; close: () => Promise<void> }> | null = null;
  let closing: NodeJS.Timeout | undefined;

  const open = async () => {
    const service = await openWritableService(data);
    return { run: await createRun(service, data), close: service.close };
  };
  const close = async () => {
    clearTimeout(closing);
    const closed = opened;
    opened = null;
    await (await closed?.catch(() => null))?.close();
  };
  const withRun = <Result>(work: (run: Run) => Promise<Result>): Promise<Result> =>
    takeTurn(async () => {
      clearTimeout(closing);
      opened ??= open();
      try {
        return await work((await opened).run);
      } catch (error) {
        // The service of a folder ends and starts with its site: open it anew next time.
        await close();
        throw error;
      } finally {
        closing = setTimeout(() => takeTurn(close), CLOSED_AFTER_MS).unref();
      }
    });
  return { withRun, close: () => takeTurn(close) };
}
