import { setTimeout as wait } from "node:timers/promises";
import type { BotContext } from "../bot/bot-context.ts";
import { isOutage } from "../store/call-function.ts";
import { type AlertMemory, Alerts, alertMemory } from "./alert-context.ts";
import { eventMatcher } from "./match-events.ts";
import { type Pause, sendRound } from "./send-due.ts";

/** Messages in one turn, about five seconds of them: a new post may be waiting for the data service. */
const MAX_SENT = 125;
const IDLE_SECONDS = 600;

/** Turns events into messages. What cannot be is reported and dropped. */
async function recordEvents(alerts: Alerts): Promise<void> {
  const { store, context, memory } = alerts;
  const news = await store.events();
  if (news === null) return;
  const searches = news.events.length === 0 ? [] : await store.activeSearches();
  const match = eventMatcher(searches, await alerts.homes(), context.now);
  try {
    await store.record(news, news.events.flatMap(match));
  } catch (error) {
    if (isOutage(error)) throw error;
    memory.onFailure(error);
    await store.record(news, []);
  }
}

async function secondsToNext({ store, context }: Alerts): Promise<number | null> {
  const next = await store.nextDue();
  if (next === null) return (await store.hasSearches()) ? IDLE_SECONDS : null;
  const seconds = (next.getTime() - context.now.getTime()) / 1_000;
  return Math.min(Math.max(seconds, 1), IDLE_SECONDS);
}

/** Does what is due. Returns after how many seconds there may be more to do; null while nobody has saved a search. */
export async function runAlerts(alerts: Alerts, pause: Pause): Promise<number | null> {
  await alerts.store.tidy();
  await recordEvents(alerts);
  const { memory, context } = alerts;
  const paused = (memory.pausedUntil - context.now.getTime()) / 1_000;
  if (paused > 0) return paused;
  for (let sent = 0; sent < MAX_SENT; ) {
    const round = await sendRound(alerts, pause, MAX_SENT - sent);
    if (round.waitSeconds !== null) {
      memory.pausedUntil = context.now.getTime() + round.waitSeconds * 1_000;
      return round.waitSeconds;
    }
    if (round.sent === 0) return secondsToNext(alerts);
    sent += round.sent;
  }
  return 0;
}

/** Until messages that could not be sent are tried again. */
const RETRY_SECONDS = 600;

/** The visitors' side of the bot, as long as the command runs. Sends after each batch, and whenever messages are due. */
export class AlertTimer {
  readonly #memory: AlertMemory;
  readonly #onDue: () => Promise<unknown>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `onDue` opens the data service and calls `send`. */
  constructor(onDue: () => Promise<unknown>, onFailure: (error: unknown) => void) {
    [this.#onDue, this.#onFailure] = [onDue, onFailure];
    this.#memory = alertMemory(onFailure);
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
