import { setTimeout as wait } from "node:timers/promises";
import type { BotContext } from "../bot/bot-context.ts";
import { isOutage } from "../store/call-function.ts";
import { Alerts, Memory } from "./alerts.ts";
import { messagesFor } from "./match-events.ts";
import { sendDue } from "./send-alerts.ts";

/** Turns events into messages. What cannot be is reported and dropped. Returns false until somebody has saved a search. */
async function recordEvents(alerts: Alerts): Promise<boolean> {
  const { store, context } = alerts;
  const news = await store.events();
  if (news === null) return false;
  const messages =
    news.events.length === 0
      ? []
      : messagesFor(news.events, await store.activeSearches(), await alerts.homes());
  try {
    await store.record(news, messages);
  } catch (error) {
    if (isOutage(error)) throw error;
    context.onFailure(error);
    await store.record(news, []);
  }
  return true;
}

/** Until more may be due, and until what failed is tried again. */
const IDLE_SECONDS = 600;

/** Does what is due. Returns after how many seconds there may be more to do; infinitely many while nobody has saved a search. */
export async function runAlerts(alerts: Alerts, pause: (ms: number) => Promise<unknown>): Promise<number> {
  const { store, context } = alerts;
  await store.tidy();
  if (!(await recordEvents(alerts))) return Infinity;
  await sendDue(alerts, pause);
  const next = await store.nextDue();
  const seconds = next === null ? IDLE_SECONDS : (next.getTime() - context.now.getTime()) / 1_000;
  return Math.min(Math.max(seconds, 1), IDLE_SECONDS);
}

/** The visitors' side of the bot, as long as the command runs, and when more is due. */
export class AlertMemory {
  readonly #memory = new Memory();
  #dueAt = Infinity;
  #erasedAt = 0;

  over(context: BotContext): Alerts {
    return new Alerts(context, this.#memory);
  }

  /** Erases what was forgotten. Not more often, because tables are rewritten for it. */
  async #erase({ erase }: BotContext): Promise<void> {
    if (!this.#memory.hasForgotten) return;
    if (Date.now() - this.#erasedAt < IDLE_SECONDS * 1_000) return this.#waitFor(IDLE_SECONDS);
    await erase();
    [this.#memory.hasForgotten, this.#erasedAt] = [false, Date.now()];
  }

  /** Seconds until `send` may have more to do. */
  secondsLeft(): number {
    return Math.max((this.#dueAt - Date.now()) / 1_000, 0);
  }

  #waitFor(seconds: number): void {
    this.#dueAt = Date.now() + seconds * 1_000;
  }

  /** Sends what is due. A failure of Telegram or of a rule is reported and tried again later; an outage of the data service is thrown on. */
  async send(context: BotContext): Promise<void> {
    this.#waitFor(IDLE_SECONDS);
    try {
      this.#waitFor(await runAlerts(this.over(context), wait));
      await this.#erase(context);
    } catch (error) {
      if (isOutage(error)) throw error;
      context.onFailure(error);
    }
  }
}
