import { GrammyError, HttpError } from "grammy";
import type { Locale } from "../../lib/language/locales.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { sendText } from "../bot/send-message.ts";
import { LANGUAGES } from "../report/languages.ts";
import { sendFailure } from "../sources/bot/request-failure.ts";
import { isOutage } from "../store/call-function.ts";
import type { Alerts } from "./alert-context.ts";
import type { OwedMessage, SentHome } from "./alert-rows.ts";
import { pressData } from "./press-data.ts";
import { editSent, sendHomes } from "./send-homes.ts";

/** Homes that wait for a chat are sent one by one up to this number; more are one message. */
const MOST_SINGLE = 3;

/** What is sent to a chat next, of what it is owed, oldest first (docs/behaviour.md, B8): what has waited for a day is one message too. */
export function nextOf<Owed extends Pick<OwedMessage, "kind" | "created_at">>(
  owed: readonly Owed[],
  now: Date,
): readonly Owed[] {
  const other = owed.find(({ kind }) => kind === "edit" || kind === "ask");
  if (other) return [other];
  const isBacklog = owed.some(({ created_at }) => now.getTime() - created_at.getTime() > DAY_MS);
  return isBacklog || owed.length > MOST_SINGLE ? owed : owed.slice(0, 1);
}

/** At most 25 messages a second over all chats; a chat has at most one in a round, and a round takes at least a second. */
const BETWEEN_MESSAGES_MS = 40;
const ROUND_MS = 1_000;

export type Round = { sent: number; waitSeconds: number | null };

export type Pause = (ms: number) => Promise<unknown>;

async function send(alerts: Alerts, owed: readonly OwedMessage[], locale: Locale): Promise<SentHome[]> {
  const [first] = owed;
  if (!first) return [];
  if (first.kind === "edit") {
    await editSent(alerts, first, locale);
    return [];
  }
  if (first.kind === "new" || first.kind === "reduced") return sendHomes(alerts, first.chat_id, owed, locale);
  const { t } = LANGUAGES[locale];
  const buttons = [
    [
      { text: t("bot.yes"), callback_data: pressData("yes") },
      { text: t("bot.no"), callback_data: pressData("no") },
    ],
  ];
  await sendText(alerts.context.api, first.chat_id, { text: t("bot.stillLooking"), buttons });
  return [];
}

/**
 * Sends one message to a chat. Claims it first, so that a process that is killed while sending does not send it twice. One that cannot be
 * written is reported and dropped.
 */
async function deliver(alerts: Alerts, owed: readonly OwedMessage[]): Promise<number | null> {
  const { store } = alerts;
  const [first] = owed;
  if (!first) return null;
  const claimed = new Set(await store.claim(owed.map(({ id }) => id)));
  const ours = owed.filter(({ id }) => claimed.has(id));
  const ids = ours.map(({ id }) => id);
  try {
    const [search] = await store.searchesOf(first.chat_id);
    await store.confirm(ids, search ? await send(alerts, ours, search.locale) : []);
    return null;
  } catch (error) {
    if (!(error instanceof GrammyError || error instanceof HttpError)) {
      if (isOutage(error)) throw error;
      alerts.memory.onFailure(error);
      await store.confirm(ids, []);
      return null;
    }
    const failure = sendFailure(error);
    if (failure.kind === "blocked") await store.forget(first.chat_id);
    else if (failure.kind === "later") await store.release(ids, failure.seconds);
    else if (failure.kind === "refused") {
      // An edit that changes nothing, or of a message that the user has deleted, is refused as well.
      if (first.kind !== "edit")
        alerts.memory.onFailure(`Telegram refused a message to a user of the bot: ${failure.description}`);
      await store.confirm(ids, []);
    }
    return failure.kind === "later" ? failure.seconds : null;
  }
}

/** Sends at most `most` messages that are due, one to each chat, those that wait longest first (docs/behaviour.md, B8, B9). */
export async function sendRound(alerts: Alerts, pause: Pause, most: number): Promise<Round> {
  const due = await alerts.store.due(alerts.context.now);
  let sent = 0;
  for (const owed of Map.groupBy(due, ({ chat_id }) => chat_id).values()) {
    if (sent >= most) break;
    const waitSeconds = await deliver(alerts, nextOf(owed, alerts.context.now));
    if (waitSeconds !== null) return { sent, waitSeconds };
    sent += 1;
    await pause(BETWEEN_MESSAGES_MS);
  }
  if (sent > 0) await pause(Math.max(0, ROUND_MS - sent * BETWEEN_MESSAGES_MS));
  return { sent, waitSeconds: null };
}
