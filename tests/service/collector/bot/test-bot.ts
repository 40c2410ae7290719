import type { Update } from "grammy/types";
import type { Alerts } from "@/collector/alerts/alerts.ts";
import { AlertMemory } from "@/collector/alerts/run-alerts.ts";
import { savedSearches } from "@/collector/alerts/saved-searches.ts";
import type { BotContext } from "@/collector/bot/bot-context.ts";
import { handleUpdates } from "@/collector/bot/handle-updates.ts";
import { OwnerMessages } from "@/collector/bot/owner/owner-messages.ts";
import { skippedLine, tellSkipped } from "@/collector/bot/owner/tell-owners.ts";
import { answerUpdates, siteBot } from "@/collector/bot/site-bot.ts";
import { collectUpdates } from "@/collector/run/collect-updates.ts";
import type { Run } from "@/collector/run/run-batch.ts";
import { FakeTelegram } from "@/tests/support/bot-api/fake-telegram";
import { emptyChannel } from "../channel";

export const SITE = "https://homes.example";
export const OWNER = 1;
export const PARTNER = 2;
export const VISITOR = 7;

/** The bot over an empty channel, its parts together as the follow command has them. */
class TestBot {
  readonly channel = emptyChannel();
  telegram = new FakeTelegram();
  memory = new AlertMemory();
  allowsAnswer = (_chatId: number, _now: Date) => true;
  now = new Date();
  /** How often deleted words were erased from the files. */
  erased = 0;
  /** What went wrong, what was skipped for it, and the seconds waited after it. */
  errors: unknown[] = [];
  skipped: string[] = [];
  pauses: number[] = [];
  onPause: () => Promise<unknown> = async () => undefined;

  start(): void {
    this.telegram = new FakeTelegram();
    this.allowsAnswer = () => true;
    [this.now, this.erased, this.errors, this.skipped] = [new Date(), 0, [], []];
    [this.pauses, this.onPause] = [[], async () => undefined];
    this.memory = new AlertMemory();
  }

  readonly onError = (error: unknown) => void this.errors.push(error);

  context(run: Run): BotContext {
    const client = this.channel.owner;
    return {
      ...{ run, client, api: this.telegram.api, site: SITE, now: this.now, onFailure: this.onError },
      ...{ owners: new Set([OWNER, PARTNER]), messages: new OwnerMessages(client) },
      erase: async () => {
        this.erased += 1;
      },
    };
  }

  /** Works with the bot's context over the stored data. */
  run<Result>(work: (context: BotContext) => Promise<Result>): Promise<Result> {
    return this.channel.held((run) => work(this.context(run)));
  }

  alerts(run: Run, now: Date): Alerts {
    return this.memory.over({ ...this.context(run), now });
  }

  /** Answers and collects updates. */
  async #handle(run: Run, updates: readonly Update[], handled: Set<number>): Promise<void> {
    const { telegram, allowsAnswer } = this;
    const visitors = this.alerts(run, this.now);
    const bot = siteBot(this.context(run), {
      ...{ me: await telegram.api.getMe(), allowsAnswer },
      ...{ alerts: savedSearches(visitors), findHomes: (words) => visitors.find(words) },
    });
    await answerUpdates(bot, updates, handled);
    const { recent } = this.channel;
    const follower = { files: telegram.files, requested: null, recent, notifyOwner: () => undefined };
    await collectUpdates(run, updates, follower);
  }

  /** Handles what waits at Telegram as the follow command does. What goes wrong is in `errors`. */
  async followDespiteErrors(): Promise<void> {
    for await (const updates of this.telegram.polled({ onTrouble: this.onError })) {
      if (updates.length === 0) continue;
      const handled = new Set<number>();
      const skipped: string[] = [];
      await handleUpdates<Run>(updates, {
        inService: (round) => this.channel.held(round),
        handle: (run, some) => this.#handle(run, some, handled),
        onFailure: this.onError,
        settle: (run) => tellSkipped(this.context(run), skipped.splice(0)),
        skip: async (_, some, error) => {
          const lines = some.map((update) => skippedLine(update, error));
          skipped.push(...lines);
          this.skipped.push(...lines);
        },
        pause: async (seconds) => {
          this.pauses.push(seconds);
          await this.onPause();
          return this.pauses.length < 20;
        },
      });
    }
  }

  /** Handles what waits at Telegram, without faults. */
  async follow(): Promise<void> {
    await this.followDespiteErrors();
    expect(this.errors).toEqual([]);
  }

  /** Presses a button of a chat. Returns the note that answers it. */
  async press(label: string, userId = OWNER): Promise<string> {
    this.telegram.press(userId, label);
    await this.follow();
    return this.telegram.answers.at(-1) ?? "";
  }

  /** What the bot has sent to a chat and is there now, oldest first. */
  shown(chatId = VISITOR) {
    return this.telegram.chats.of(chatId).filter(({ by }) => by === "bot");
  }

  texts(chatId = VISITOR): string[] {
    return this.shown(chatId).map(({ text }) => text);
  }

  last(chatId: number) {
    return this.telegram.chats.last(chatId);
  }

  /** The buttons under the last message of a chat. */
  labels(chatId: number): string {
    const buttons = this.last(chatId).buttons.flat();
    return buttons.map(({ text }) => text).join(" | ");
  }
}

/** A bot for the tests of a file, started anew for each. */
export function testBot(): TestBot {
  const bot = new TestBot();
  beforeEach(() => bot.start());
  return bot;
}
