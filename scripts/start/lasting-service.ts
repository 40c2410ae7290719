import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { type EmbeddedService, startEmbeddedService } from "../embedded-service.ts";

type Lasting = {
  /** Of the data; null for a service in memory. */
  folder: string | null;
  /** Gives a service in memory its rows again. */
  fill: (service: EmbeddedService) => Promise<unknown>;
  /** Told what becomes of the service. */
  say: (text: string) => void;
  /** Called when it cannot be started again. */
  onLost: () => void;
};

const TRIES = 10;
const PAUSE_MS = 2_000;
/** One that lives longer has not ended for what the one before it ended for. */
const LIVES_MS = 60_000;

/**
 * A data service that is started again when it ends by itself, at the same address and with the same keys: the site keeps both
 * for as long as it runs. It answers there once it has its rows, so that no read finds it empty.
 */
export async function lastingService({ folder, fill, say, onLost }: Lasting): Promise<EmbeddedService> {
  const first = await startEmbeddedService(folder);
  let current = first;
  let isClosing = false;
  let failures = 0;

  async function begin(): Promise<void> {
    const next = await startEmbeddedService(folder, first);
    current = next;
    if (isClosing) return next.close();
    await fill(next);
    await next.standInAt(first.url);
    watch(next);
    say("The data service runs again.");
  }

  async function again(output: string): Promise<void> {
    say(`The data service ended unexpectedly and is started again.\n${output}`);
    for (; failures < TRIES && !isClosing; failures += 1) {
      try {
        return await begin();
      } catch (error) {
        await current.close();
        if (isClosing) return;
        // A command may have the folder open meanwhile.
        say(`The data service cannot be started: ${messageOf(error)}`);
        await wait(PAUSE_MS);
      }
    }
    if (!isClosing) onLost();
  }

  function watch(service: EmbeddedService): void {
    const begun = performance.now();
    service.crashed.then((output) => {
      if (isClosing) return;
      failures = performance.now() - begun > LIVES_MS ? 0 : failures + 1;
      return again(output);
    });
  }

  watch(first);
  const close = () => {
    isClosing = true;
    return current.close();
  };
  return { ...first, close };
}
