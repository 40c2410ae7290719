import { setTimeout as wait } from "node:timers/promises";
import { Api } from "grammy";
import { backoffSeconds } from "../../collector/backoff.ts";
import { collectUpdates } from "../../collector/collect-updates.ts";
import type { Run } from "../../collector/run-batch.ts";
import { readWaiting } from "../../collector/second-reader/read-waiting.ts";
import { pollUpdates } from "../../collector/sources/bot/poll-updates.ts";
import { channelName } from "../../collector/sources/export/choose-chat.ts";
import { NoAnswer } from "../../collector/store/call-function.ts";
import { counted } from "../../lib/cli/counted.ts";
import { optional, required } from "../environment.ts";
import { onExit } from "../lifetime.ts";
import { runOver } from "./begin-run.ts";
import { ownersService } from "./data-service.ts";
import { secondReader } from "./second-reader.ts";

const TELEGRAM = "https://api.telegram.org";

/**
 * Does some work with the data service to itself. It is opened each time: meanwhile the site of a folder may have begun or
 * ended, and its data service with it.
 */
async function withRun<Result>(
  data: string | undefined,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const owners = await ownersService(data);
  try {
    const run = await runOver(owners);
    return await run.service.lease.whileHeld(() => work(run));
  } finally {
    await owners.close();
  }
}

/** Repeats some work until the data service does not end meanwhile, as that of a folder does with its site. */
async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    const seconds = backoffSeconds(failures);
    console.error(`The data service does not answer; trying again in ${seconds} s.`);
    await wait(seconds * 1_000);
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
  // Fails now if it cannot be opened, not with the first post.
  const tally = await withRun(flags.data, async (run) => run.tally);
  const only = flags.channel === undefined ? null : channelName(flags.channel).toLowerCase();
  const isWanted = (channel: string) => only === null || channel.toLowerCase() === only;
  const files = { api, fileRoot: `${root}/file/bot${token}` };
  console.log("Following. Ctrl-C ends it; what is posted meanwhile is collected next time, for a day.");
  for await (const updates of pollUpdates({ api, signal: stop.signal, onTrouble: console.error })) {
    const before = `${tally}`;
    const collect = async (found: Run) => {
      const run = { ...found, tally };
      await collectUpdates(run, updates, files, isWanted);
      if (`${tally}` === before) return;
      console.log(`${counted(tally.messages, "message")}\n${tally}`);
      if (reader) console.log(`${await readWaiting(run, reader)}`);
    };
    await untilAnswered(() => withRun(flags.data, collect));
  }
}
