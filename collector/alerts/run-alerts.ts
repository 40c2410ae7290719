import { isOutage } from "../store/call-function.ts";
import type { Alerts } from "./alert-context.ts";
import type { AlertEvents } from "./alert-rows.ts";
import { eventMatcher } from "./match-events.ts";
import { type Pause, sendRound } from "./send-due.ts";

/** Messages in one turn, about five seconds of them: a new post may be waiting for the data service. */
const MAX_SENT = 125;
const IDLE_SECONDS = 600;

/** The events of each transaction, with the bounds of what of the journal is turned into messages together with them. */
function* byTransaction({ from, to, events }: AlertEvents) {
  const transactions = [...Map.groupBy(events, ({ transaction }) => transaction)];
  let start = from;
  for (const [at, [, own]] of transactions.entries()) {
    const end = transactions[at + 1]?.[0] ?? to;
    yield { from: start, to: end, events: own };
    start = end;
  }
  if (transactions.length === 0 && from !== to) yield { from, to, events };
}

/** Turns events into messages, transaction by transaction. One that cannot be is reported and dropped. */
async function recordEvents(alerts: Alerts): Promise<void> {
  const { store, context, memory } = alerts;
  const news = await store.events();
  if (news === null) return;
  const searches = news.events.length === 0 ? [] : await store.activeSearches();
  const match = eventMatcher(searches, await alerts.homes(), context.now);
  for (const { events, ...bounds } of byTransaction(news)) {
    try {
      await store.record(bounds, events.flatMap(match));
    } catch (error) {
      if (isOutage(error)) throw error;
      memory.onFailure(error);
      await store.record(bounds, []);
    }
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
