import { GrammyError } from "grammy";
import { islandRents } from "../../lib/market/island-rents.ts";
import { BASE_CURRENCY } from "../../lib/money/currency.ts";
import { formatPrice } from "../../lib/money/format-price.ts";
import { bedroomsLabel } from "../../lib/rental/labels.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import { DAY_MS, isoRegionDay } from "../../lib/time/region-day.ts";
import { sendText } from "../bot/send-message.ts";
import { isForbidden, isRefused, retryAfter } from "../sources/bot/request-failure.ts";
import { isOutage } from "../store/call-function.ts";
import type { Alerts } from "./alert-context.ts";
import { homeLine, type Wording } from "./alert-text.ts";
import { dueAt } from "./region-hours.ts";

const WEEK_MS = 7 * DAY_MS;
const MAX_HOMES = 10;
/** Telegram takes 4,096 characters. */
const MAX_TEXT = 4_000;

/** The Monday of the latest weekly post that is due, in the region's time: until 9:00 on a Monday, the Monday before. */
export const digestWeek = (now: Date): string =>
  isoRegionDay(new Date(dueAt("weekly", now).getTime() - WEEK_MS));

function digestText(newest: readonly LiveRental[], wording: Wording): string | null {
  if (newest.length === 0) return null;
  const { language, market } = wording;
  const rents = islandRents(market).map(({ bedrooms, median }) => {
    const rent = formatPrice(median, BASE_CURRENCY, "month", language);
    return `${bedroomsLabel(bedrooms, language.t)}: ${rent}`;
  });
  const usual = rents.length === 0 ? [] : [["Usual rents now, half ask less:", ...rents].join("\n")];
  const homes = newest.slice(0, MAX_HOMES).map((home) => homeLine(home, wording));
  const textOf = (shown: readonly string[]) => ["The newest homes:", ...shown, ...usual].join("\n\n");
  while (homes.length > 1 && textOf(homes).length > MAX_TEXT) homes.pop();
  return textOf(homes).toWellFormed();
}

type Chat = { id: number; channel: string };

/** Posts to one channel. Returns after how many seconds Telegram takes the post; null if there is nothing to wait for. */
async function postTo(alerts: Alerts, { id, channel }: Chat, isFirst: boolean): Promise<number | null> {
  const { api, run, now } = alerts.context;
  const { ownPosts } = run.service;
  const key = { channel, week: digestWeek(now) };
  // A group claims its weeks too, without posts: Telegram is asked about it once a week, not after every batch.
  const isPosted = !isFirst && (await api.getChat(id)).type === "channel";
  const text = isPosted ? digestText((await alerts.homes()).rentals, await alerts.wording("en")) : null;
  if (!(await ownPosts.claim(key, text)) || text === null) return null;
  try {
    await ownPosts.sent(key, await sendText(api, id, { text, buttons: [] }));
  } catch (error) {
    const seconds = error instanceof GrammyError ? retryAfter(error) : null;
    if (seconds === null) throw error;
    await ownPosts.release(key);
    return seconds;
  }
  return null;
}

/** Posts to each channel once a week (docs/behaviour.md, B28). Returns after how many seconds Telegram takes the next, if it asks to wait. */
export async function postDigests(
  alerts: Alerts,
  isChosen: (channel: string) => boolean,
  onFailure: (error: unknown) => void,
): Promise<number | null> {
  const { followed, ownPosts } = alerts.context.run.service;
  const lastWeeks = await ownPosts.lastWeeks();
  const week = digestWeek(alerts.context.now);
  for (const [id, channel] of await followed.chats()) {
    const last = lastWeeks.get(channel);
    if (!isChosen(channel) || (last !== undefined && last >= week)) continue;
    try {
      const seconds = await postTo(alerts, { id, channel }, last === undefined);
      if (seconds !== null) return seconds;
    } catch (error) {
      if (isOutage(error)) throw error;
      onFailure(error);
      // Telegram is asked about a chat that has removed the bot once a week too.
      if (isForbidden(error) || isRefused(error)) await ownPosts.claim({ channel, week }, null);
    }
  }
  return null;
}
