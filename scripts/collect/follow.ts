import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { Api } from "grammy";
import { collectUpdates } from "../../collector/run/collect-updates.ts";
import { fetchOwed } from "../../collector/run/fetch-owed.ts";
import { readWaiting } from "../../collector/run/read-waiting.ts";
import { backoffSeconds } from "../../collector/sources/bot/backoff.ts";
import type { BotUpdate } from "../../collector/sources/bot/bot-update.ts";
import { DownloadPause } from "../../collector/sources/bot/fetch-file.ts";
import { parseRequestedChannel } from "../../collector/sources/bot/followed-chat.ts";
import { pollUpdates } from "../../collector/sources/bot/poll-updates.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { optional, required } from "../environment.ts";
import { isExiting, onExit } from "../lifetime.ts";
import { type OpenRun, runOver } from "./begin-run.ts";
import { ownersService } from "./data-service.ts";
import { log, logError } from "./log.ts";
import { newListings } from "./new-listings.ts";
import { secondReader } from "./second-reader.ts";

const TELEGRAM = "https://api.telegram.org";

/**
 * Does some work with the data service to itself. It is opened each time: meanwhile the site of a folder may have begun or
 * ended, and its data service with it.
 */
async function withRun<Result>(
  data: string | undefined,
  work: (run: OpenRun) => Promise<Result>,
): Promise<Result> {
  const owners = await ownersService(data);
  try {
    const run = await runOver(owners);
    return await run.service.lease.whileHeld(() => work(run));
  } finally {
    await owners.close();
  }
}

/** How often work is tried again that fails for a reason which the data service does not give. */
const TRIES = 5;

/**
 * Repeats some work until it succeeds: the data service of a folder ends and begins with its site. Work that fails by itself is
 * given up in the end, so that what follows is collected; null then.
 */
async function untilDone<Result>(work: () => Promise<Result>): Promise<Result | null> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (isExiting()) return null;
      const isService = error instanceof CliError;
      if (!isService && failures >= TRIES) {
        logError("What was received last cannot be collected and is left out. Collect an export for it.");
        return null;
      }
      const seconds = backoffSeconds(failures);
      logError(`${isService ? error.message : inspect(error)}\nTrying again in ${seconds} s.`);
      await wait(seconds * 1_000);
    }
  }
}

/** Follows the bot's channels until the command is ended. The data service is open and held only while something is written. */
export async function follow(flags: { channel?: string; data?: string }): Promise<void> {
  const token = required("TELEGRAM_BOT_TOKEN");
  const root = optional("TELEGRAM_API_ROOT") ?? TELEGRAM;
  const api = new Api(token, { apiRoot: root });
  const stop = new AbortController();
  onExit(() => stop.abort());
  const reader = await secondReader();
  const files = { api, fileRoot: `${root}/file/bot${token}`, pause: new DownloadPause() };
  const requested = flags.channel === undefined ? null : parseRequestedChannel(flags.channel);
  // Fails now if it cannot be opened, not with the first post.
  const tally = await withRun(flags.data, async (run) => run.tally);
  log(
    "Following, in the time of Bali. Ctrl-C ends it; what is posted meanwhile is collected next time, for a day.",
  );
  let owed = Number.POSITIVE_INFINITY;
  const collect = async (found: OpenRun, updates: readonly BotUpdate[]) => {
    const run = { ...found, tally };
    const before = `${tally}`;
    await collectUpdates(run, updates, { files, requested, notifyOwner: log });
    owed = await fetchOwed(run, files, new Date());
    if (`${tally}` === before) return;
    log(`${counted(tally.messages, "message")}\n${tally}`);
    if (owed > 0) log(`${counted(owed, "photo")} to be requested for again`);
    if (reader) log(`${await readWaiting(run, reader)}`);
    const published = tally.published.splice(0);
    log((await newListings(run.client, published, new Date())).join("\n"));
  };
  for await (const updates of pollUpdates({ api, signal: stop.signal, onTrouble: logError })) {
    if (updates.length === 0 && (owed === 0 || !files.pause.isOver())) continue;
    await untilDone(() => withRun(flags.data, (run) => collect(run, updates)));
  }
}
