import { Api } from "grammy";
import { collectUpdates } from "../../collector/collect-updates.ts";
import type { Run } from "../../collector/run-batch.ts";
import { readWaiting } from "../../collector/second-reader/read-waiting.ts";
import { pollUpdates } from "../../collector/sources/bot/poll-updates.ts";
import { channelName } from "../../collector/sources/export/choose-chat.ts";
import { counted } from "../../lib/cli/counted.ts";
import { optional, required } from "../environment.ts";
import { onExit } from "../lifetime.ts";
import { preparedRun } from "./prepared-run.ts";
import { secondReader } from "./second-reader.ts";

const TELEGRAM = "https://api.telegram.org";

/** Follows the bot's channels until the command is ended. The data service is held only while something is written. */
export async function follow(flags: { channel?: string; data?: string }): Promise<void> {
  const token = required("TELEGRAM_BOT_TOKEN");
  const root = optional("TELEGRAM_API_ROOT") ?? TELEGRAM;
  const api = new Api(token, { apiRoot: root });
  const stop = new AbortController();
  onExit(() => stop.abort());
  const reader = await secondReader();
  const run: Run = await preparedRun(flags);
  const only = flags.channel === undefined ? null : channelName(flags.channel).toLowerCase();
  const isWanted = (channel: string) => only === null || channel.toLowerCase() === only;
  const files = { api, fileRoot: `${root}/file/bot${token}` };
  console.log("Following. Ctrl-C ends it; what is posted meanwhile is collected next time, for a day.");
  for await (const updates of pollUpdates({ api, signal: stop.signal, onTrouble: console.error })) {
    const before = `${run.tally}`;
    await run.service.lease.whileHeld(() => collectUpdates(run, updates, files, isWanted));
    if (`${run.tally}` === before) continue;
    console.log(`${counted(run.tally.messages, "message")}\n${run.tally}`);
    if (reader) console.log(`${await run.service.lease.whileHeld(() => readWaiting(run, reader))}`);
  }
}
