import { CliError } from "../../../lib/cli/cli-error.ts";
import type { PostKey } from "../../posts/rows.ts";
import { loggedError } from "../../sources/bot/poll-updates.ts";
import type { BotContext } from "../bot-context.ts";
import type { BotPart } from "../dispatch.ts";
import { linkPosts } from "../link-posts.ts";
import { sendSummary } from "./daily-summary.ts";
import { type OwnerContext, ownerContext } from "./owner-context.ts";
import { ownerPart } from "./owner-part.ts";
import { reportsPart } from "./reports-part.ts";
import { clearGone } from "./show-message.ts";
import { type Skipped, tellSkipped } from "./skipped-messages.ts";
import { summaryDay } from "./summary-text.ts";
import { tellWaiting } from "./tell-waiting.ts";

const MAX_ERRORS = 50;

type OwnerBotSettings = {
  owners: ReadonlySet<number>;
  linksPosts: boolean;
  /** What follows a removal (`takeAllDown`). */
  erase: () => Promise<void>;
  logError: (text: string) => void;
};

export class OwnerBot {
  readonly #owners: ReadonlySet<number>;
  readonly #erase: () => Promise<void>;
  readonly #logError: (text: string) => void;
  readonly #errors = new Set<string>();
  readonly #linksPosts: boolean;
  #summaryDay: string | null = null;

  constructor({ owners, linksPosts, erase, logError }: OwnerBotSettings) {
    this.#owners = owners;
    this.#erase = erase;
    this.#logError = logError;
    this.#linksPosts = linksPosts;
  }

  /** `updateId` names the update of Telegram that failed. */
  readonly onFailure = (error: unknown, updateId?: number): void => {
    const isPlain = typeof error === "string";
    const failure = isPlain ? error : error instanceof CliError ? error.message : loggedError(error);
    const text = updateId === undefined ? failure : `Update ${updateId}: ${failure}`;
    this.#logError(text);
    const [line = ""] = text.split("\n");
    if (this.#errors.size < MAX_ERRORS) this.#errors.add(line.slice(0, 200).toWellFormed());
  };

  /** Whether a summary may be due: true once a day, and when the command begins. */
  isDue(now: Date): boolean {
    return this.#owners.size > 0 && this.#summaryDay !== summaryDay(now);
  }

  #context(context: BotContext): OwnerContext {
    const { onFailure } = this;
    return ownerContext(context, { owners: this.#owners, erase: this.#erase, onFailure });
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
