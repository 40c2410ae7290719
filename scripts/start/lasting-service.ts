import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../lib/cli/cli-error.ts";
import type { ServiceKeys } from "../embedded-service/service-keys.ts";
import { type EmbeddedService, startEmbeddedService } from "../embedded-service.ts";

type LastingOptions = {
  /** The data folder; null for an in-memory service. */
  folder: string | null;
  /** Fills a restarted in-memory service with its rows. */
  fill: (service: EmbeddedService) => Promise<unknown>;
  say: (text: string) => void;
  /** If the service cannot be restarted. */
  onLost: () => void;
  /** The keys of the service that it replaces; null for new keys. */
  keys?: ServiceKeys | null;
};

const MAX_TRIES = 10;
const PAUSE_MS = 2_000;
/** A service that runs longer than this resets the count of failures. */
const STABLE_MS = 60_000;

/**
 * A data service that is restarted whenever it ends by itself, with the same address and keys, which the site uses as long as it
 * runs. It answers at that address only after `fill`, so that no read finds it empty.
 */
export async function lastingService({
  folder,
  fill,
  say,
  onLost,
  keys = null,
}: LastingOptions): Promise<EmbeddedService> {
  const first = await startEmbeddedService(folder, keys);
  let current = first;
  let isClosing = false;
  let failures = 0;

  async function restart(): Promise<void> {
    const next = await startEmbeddedService(folder, first);
    current = next;
    if (isClosing) return next.close();
    await fill(next);
    await next.standInAt(first.url);
    watch(next);
    say("The data service runs again.");
  }

  async function restartAfterCrash(output: string): Promise<void> {
    say(`The data service ended unexpectedly and is started again.\n${output}`);
    for (; failures < MAX_TRIES && !isClosing; failures += 1) {
      try {
        return await restart();
      } catch (error) {
        await current.close();
        if (isClosing) return;
        // Another command may have the folder open at the moment.
        say(`The data service cannot be started: ${messageOf(error)}`);
        await wait(PAUSE_MS);
      }
    }
    if (!isClosing) onLost();
  }

  function watch(service: EmbeddedService): void {
    const startedAt = performance.now();
    service.crashed.then((output) => {
      if (isClosing) return;
      failures = performance.now() - startedAt > STABLE_MS ? 0 : failures + 1;
      return restartAfterCrash(output);
    });
  }

  watch(first);
  const close = () => {
    isClosing = true;
    return current.close();
  };
  return { ...first, close };
}
