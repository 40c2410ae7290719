import type { BotContext } from "../../collector/bot/bot-context.ts";
import type { BotPart } from "../../collector/bot/dispatch.ts";
import { linkPosts } from "../../collector/bot/link-posts.ts";
import { sendSummary } from "../../collector/bot/owner/daily-summary.ts";
import { type OwnerContext, ownerContext } from "../../collector/bot/owner/owner-context.ts";
import { ownerPart } from "../../collector/bot/owner/owner-part.ts";
import { reportsPart } from "../../collector/bot/owner/reports-part.ts";
import { clearGone } from "../../collector/bot/owner/show-message.ts";
import { type Skipped, tellSkipped } from "../../collector/bot/owner/skipped-messages.ts";
import { summaryDay } from "../../collector/bot/owner/summary-text.ts";
import { tellWaiting } from "../../collector/bot/owner/tell-waiting.ts";
import type { PostKey } from "../../collector/posts/rows.ts";
import { loggedError } from "../../collector/sources/bot/poll-updates.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { logError } from "./log.ts";

const MAX_ERRORS = 50;

type OwnerBotSettings = { owners: ReadonlySet<number>; data: string | undefined; linksPosts: boolean };

export class OwnerBot {
  readonly #owners: ReadonlySet<number>;
  readonly #data: string | undefined;
  readonly #errors = new Set<string>();
  readonly #linksPosts: boolean;
  #summaryDay: string | null = null;

  constructor({ owners, data, linksPosts }: OwnerBotSettings) {
    this.#owners = owners;
    this.#data = data;
    this.#linksPosts = linksPosts;
  }

  /** `updateId` names the update of Telegram that failed. */
  readonly onFailure = (error: unknown, updateId?: number): void => {
    const isPlain = typeof error === "string";
    const failure = isPlain ? error : error instanceof CliError ? error.message : loggedError(error);
    const text = updateId === undefined ? failure : `Update ${updateId}: ${failure}`;
    logError(text);
    const [line = ""] = text.split("\n");
    if (this.#errors.size < MAX_ERRORS) this.#errors.add(line.slice(0, 200).toWellFormed());
  };

  /** Whether a summary may be due: true once a day, and when the command begins. */
  isDue(now: Date): boolean {
    return this.#owners.size > 0 && this.#summaryDay !== summaryDay(now);
  }

  #context(context: BotContext): OwnerContext {
    const { onFailure } = this;
    const erase = () => eraseDeleted(this.#data);
    return ownerContext(context, { owners: this.#owners, erase, onFailure });
  }

  parts(context: BotContext): { owner: BotPart; reports: BotPart } {
    const forOwner = this.#context(context);
    return { owner: ownerPart(forOwner), reports: reportsPart(forOwner) };
  }

  /** Links published posts, and tells the owners what was skipped, what waits, and the day's summary if it is due. Failures are only logged. */
  async tell(context: BotContext, published: readonly PostKey[], skipped: readonly Skipped[]): Promise<void> {
    const forOwner = this.#context(context);
    if (this.#linksPosts) await linkPosts(context, published).catch(this.onFailure);
    if (this.#owners.size === 0) return;
    try {
      await tellSkipped(forOwner, skipped);
      await clearGone(forOwner);
      await tellWaiting(forOwner);
      if (!this.isDue(context.now)) return;
      if (await sendSummary(forOwner, [...this.#errors])) this.#errors.clear();
      this.#summaryDay = summaryDay(context.now);
    } catch (error) {
      this.onFailure(error);
    }
  }
}
