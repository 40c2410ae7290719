import { setTimeout as wait } from "node:timers/promises";
import type { BotContext } from "../bot/bot-context.ts";
import { isOutage } from "../store/call-function.ts";
import { type AlertMemory, Alerts, alertMemory } from "./alert-context.ts";
import { runAlerts } from "./run-alerts.ts";

/** Until messages that could not be sent are tried again. */
const RETRY_SECONDS = 600;

/** The visitors' side of the bot, as long as the command runs. Sends after each batch, and whenever messages are due. */
export class AlertTimer {
  readonly #memory: AlertMemory;
  readonly #onDue: () => Promise<unknown>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `onDue` opens the data service and calls `send`. */
  constructor(ratesService: string, onDue: () => Promise<unknown>, onFailure: (error: unknown) => void) {
    [this.#onDue, this.#onFailure] = [onDue, onFailure];
    this.#memory = alertMemory(ratesService, onFailure);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  over(context: BotContext): Alerts {
    return new Alerts(context, this.#memory);
  }

  #wait(seconds: number | null): void {
    clearTimeout(this.#timer);
    if (seconds === null) return;
    this.#timer = setTimeout(() => {
      // If it fails for good, `send` was not reached, and nothing else would try again.
      this.#wait(RETRY_SECONDS);
      this.#onDue().catch(this.#onFailure);
    }, seconds * 1_000);
  }

  /** Sends what is due. A failure of Telegram or of a rule is reported and tried again later; an outage of the data service is thrown on. */
  async send(context: BotContext): Promise<void> {
    try {
      this.#wait(await runAlerts(this.over(context), wait));
    } catch (error) {
      if (isOutage(error)) throw error;
      this.#onFailure(error);
      this.#wait(RETRY_SECONDS);
    }
  }
}
