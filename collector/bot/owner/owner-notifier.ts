import { CliError } from "../../../lib/cli/cli-error.ts";
import { loggedError } from "../../sources/bot/request-failure.ts";
import type { BotContext } from "../bot-context.ts";
import { sendSummary, summaryDay } from "./daily-summary.ts";
import { clearGone } from "./show-message.ts";
import { type Skipped, tellSkipped } from "./skipped-messages.ts";
import { tellWaiting } from "./tell-waiting.ts";

const MAX_ERRORS = 50;

type Settings = { hasOwners: boolean; logError: (text: string) => void };

/** Tells the owners what no update asks for. One instance per process: it keeps the errors of the day. */
export class OwnerNotifier {
  readonly #settings: Settings;
  readonly #errors = new Set<string>();
  #summaryDay: string | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Logs a failure, and keeps its first line for the summary. `updateId` names the update of Telegram that failed. */
  readonly onFailure = (error: unknown, updateId?: number): void => {
    const isPlain = typeof error === "string";
    const failure = isPlain ? error : error instanceof CliError ? error.message : loggedError(error);
    const text = updateId === undefined ? failure : `Update ${updateId}: ${failure}`;
    this.#settings.logError(text);
    const [line = ""] = text.split("\n");
    if (this.#errors.size < MAX_ERRORS) this.#errors.add(line.slice(0, 200).toWellFormed());
  };

  /** Whether a summary may be due: true once a day, and when the command begins. */
  isDue(now: Date): boolean {
    return this.#settings.hasOwners && this.#summaryDay !== summaryDay(now);
  }

  /** Tells the owners what was skipped, what waits, and the day's summary if it is due. Failures are only logged. */
  async tell(context: BotContext, skipped: readonly Skipped[]): Promise<void> {
    if (!this.#settings.hasOwners) return;
    try {
      await tellSkipped(context, skipped);
      await clearGone(context);
      await tellWaiting(context);
      if (!this.isDue(context.now)) return;
      if (await sendSummary(context, [...this.#errors])) this.#errors.clear();
      this.#summaryDay = summaryDay(context.now);
    } catch (error) {
      this.onFailure(error);
    }
  }
}
