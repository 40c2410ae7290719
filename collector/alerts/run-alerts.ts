import { inParts } from "../run/in-parts.ts";
import { isOutage } from "../store/call-function.ts";
import type { Alerts } from "./alert-context.ts";
import type { AlertEvent } from "./alert-rows.ts";
import { type MatchedMessage, matchEvents } from "./match-events.ts";
import { type Pause, sendRound } from "./send-due.ts";

/** Messages in one turn, about five seconds of them: a new post may be waiting for the data service. */
const MAX_SENT = 125;
const IDLE_SECONDS = 600;

/** Bounds the size of a transaction, unless a single event leads to more. */
const MAX_MESSAGES = 5_000;

function* transactions(events: readonly AlertEvent[], messages: readonly MatchedMessage[]) {
  const byEvent = Map.groupBy(messages, ({ event_id }) => event_id);
  let part: { events: AlertEvent[]; messages: MatchedMessage[] } = { events: [], messages: [] };
  for (const event of events) {
    const own = byEvent.get(event.id) ?? [];
    if (part.events.length > 0 && part.messages.length + own.length > MAX_MESSAGES) {
      yield part;
      part = { events: [], messages: [] };
    }
    part.events.push(event);
    part.messages.push(...own);
  }
  yield part;
}

/** Turns events into messages. An event that cannot be is reported and dropped. */
async function recordEvents(alerts: Alerts): Promise<void> {
  const { store, context, memory } = alerts;
  for (;;) {
    const events = await store.events();
    if (events.length === 0) return;
    const [searches, homes] = [await store.activeSearches(), await alerts.homes()];
    const record = async (some: readonly AlertEvent[]) => {
      const matched = matchEvents(some, searches, homes, context.now);
      for (const part of transactions(some, matched)) await store.record(part.events, part.messages);
    };
    await inParts(events, record, {
      isTheirs: (error) => !isOutage(error),
      onFailed: async (event, error) => {
        memory.onFailure(error);
        await store.record([event], []);
      },
    });
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
