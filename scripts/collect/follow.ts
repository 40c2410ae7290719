import { setTimeout as wait } from "node:timers/promises";
import { Bot } from "grammy";
import type { Update } from "grammy/types";
import { AlertMemory } from "../../collector/alerts/run-alerts.ts";
import { savedSearches } from "../../collector/alerts/saved-searches.ts";
import { type BotContext, parseOwners } from "../../collector/bot/bot-context.ts";
import { handleUpdates } from "../../collector/bot/handle-updates.ts";
import { OwnerMessages } from "../../collector/bot/owner/owner-messages.ts";
import { OwnerNotifier, skippedLine } from "../../collector/bot/owner/tell-owners.ts";
import { AnswerLimit, answerUpdates, siteBot, telegramLimits } from "../../collector/bot/site-bot.ts";
import { eventLine } from "../../collector/owner/post-lines.ts";
import type { PostRow } from "../../collector/posts/rows.ts";
import { Tally } from "../../collector/report/tally.ts";
import { collectUpdates } from "../../collector/run/collect-updates.ts";
import { judgeBlocked, judgeTooLittle } from "../../collector/run/judge-stored.ts";
import { readWaiting } from "../../collector/run/read-waiting.ts";
import type { RecentMessages } from "../../collector/run/received.ts";
import { parseRequestedChannel } from "../../collector/sources/bot/followed-chat.ts";
import { pollUpdates } from "../../collector/sources/bot/poll-updates.ts";
import { isOutage } from "../../collector/store/call-function.ts";
import { REGION_NAME } from "../../lib/region/names.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { optional, publicAddress, required, telegramRoot } from "../environment.ts";
import { isExiting, onExit } from "../lifetime.ts";
import { askMapLinks, createRun, type OpenRun } from "./begin-run.ts";
import { openWritableService } from "./data-service.ts";
import { beat } from "./heartbeat.ts";
import { secondReader } from "./second-reader.ts";

/** Does some work under the lease. The service is opened each time: the site of a folder may have started or ended meanwhile. */
async function withRun<Result>(
  data: string | undefined,
  work: (run: OpenRun) => Promise<Result>,
): Promise<Result> {
  const service = await openWritableService(data);
  try {
    const run = await createRun(service, data);
    return await run.service.lease.whileHeld(() => work(run));
  } finally {
    await service.close();
  }
}

type FollowFlags = { channel?: string; data?: string };

/** What the environment and the flags ask for. Throws a `CliError` for what cannot be used. */
function readSettings({ channel }: FollowFlags) {
  const token = required("TELEGRAM_BOT_TOKEN");
  const root = telegramRoot();
  const owners = parseOwners(optional("TELEGRAM_OWNER"));
  const site = publicAddress() ?? null;
  const requested = channel === undefined ? null : parseRequestedChannel(channel);
  return { token, root, owners, site, requested };
}

/** Follows the bot's channels and groups, and answers its users until the command ends. The data service is open only while something is written. */
export async function follow(flags: FollowFlags): Promise<void> {
  const { token, root, owners, site, requested } = readSettings(flags);
  const telegram = new Bot(token, { client: { apiRoot: root } });
  const { api } = telegram;
  api.config.use(telegramLimits);
  const stop = new AbortController();
  onExit(() => stop.abort());
  const reader = secondReader();
  const files = { api, fileRoot: `${root}/file/bot${token}` };
  const notifier = new OwnerNotifier(owners.size > 0);
  const { onFailure } = notifier;
  const answers = new AnswerLimit();
  const contextOf = (run: OpenRun): BotContext => ({
    ...{ run, client: run.client, api, site, owners, onFailure },
    messages: new OwnerMessages(run.client),
    erase: () => eraseDeleted(flags.data),
    now: new Date(),
  });
  const alerts = new AlertMemory();
  const recent: RecentMessages = new Map();
  // Open the service once, so that an error appears now and not with the first post.
  await withRun(flags.data, async (run) => {
    await judgeBlocked(run);
    await judgeTooLittle(run);
    await alerts.send(contextOf(run));
  });
  console.log(
    `Following, in the time of ${REGION_NAME}. Ctrl-C ends it; what is posted meanwhile is collected next time, for a day.`,
  );
  /** Whether the data service was away while something was due that no update brings. */
  let isBehind = false;
  const judged: PostRow[] = [];
  const begunTally = () => new Tally((row) => judged.push(row));
  let tally = begunTally();
  const skipped: string[] = [];
  const handle = async (openRun: OpenRun, updates: readonly Update[], handled: Set<number>) => {
    const context = contextOf(openRun);
    const visitors = alerts.over(context);
    const bot = siteBot(context, {
      me: telegram.botInfo,
      allowsAnswer: answers.allows,
      alerts: savedSearches(visitors),
      findHomes: (words) => visitors.find(words),
    });
    await answerUpdates(bot, updates, handled);
    await collectUpdates({ ...openRun, tally }, updates, {
      ...{ files, requested, recent },
      notifyOwner: console.log,
    });
  };
  const report = async (run: OpenRun) => {
    if (tally.messages === 0) return;
    const slugs = await run.service.listings.slugsOf(judged);
    const events = judged.splice(0).map((row) => eventLine(row, slugs, new Date()));
    for (const line of [...events, ...tally.problems()]) console.log(line);
    tally = begunTally();
    await askMapLinks(run);
    if (reader) console.log(await readWaiting(run, reader));
  };
  /** What follows from all that was collected. A step that fails costs neither the others nor an update. */
  const settle = async (openRun: OpenRun) => {
    const run = { ...openRun, tally };
    const steps = [
      () => report(run),
      () => notifier.tell(contextOf(run), skipped.splice(0)),
      () => alerts.send(contextOf(run)),
    ];
    isBehind = false;
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        onFailure(error);
        isBehind = isOutage(error);
        if (isBehind) return;
      }
    }
  };
  const skip = async (_: OpenRun, updates: readonly Update[], error: unknown) => {
    const lines = updates.map((update) => skippedLine(update, error));
    for (const line of lines) console.error(`${line}\nIt is left out: collect an export of its channel.`);
    skipped.push(...lines);
  };
  const pause = async (seconds: number) => {
    if (isExiting()) return false;
    console.error(`Trying again in ${seconds} s.`);
    await wait(seconds * 1_000);
    return true;
  };
  const secondsLeft = () => (isBehind ? Infinity : alerts.secondsLeft());
  const polling = { api, signal: stop.signal, secondsLeft, onTrouble: onFailure };
  for await (const updates of pollUpdates(polling)) {
    if (flags.data !== undefined) await beat(flags.data);
    const isDue = isBehind || notifier.isDue(new Date()) || alerts.secondsLeft() === 0;
    if (updates.length === 0 && !isDue) continue;
    await telegram.init();
    const handled = new Set<number>();
    await handleUpdates<OpenRun>(updates, {
      inService: (round) => withRun(flags.data, round),
      handle: (run, some) => handle(run, some, handled),
      ...{ settle, skip, pause, onFailure },
    });
  }
}
