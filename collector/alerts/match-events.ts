import { differingRent } from "../../lib/rental/rent.ts";
import { AHEAD_MS, DAY_MS } from "../../lib/time/region-day.ts";
import {
  type AlertEvent,
  earlierRent,
  type MatchedMessage,
  type Rhythm,
  type SavedSearch,
} from "./alert-store.ts";
import { findHomes } from "./find-homes.ts";
import type { LiveHomes } from "./live-homes.ts";

const HOUR_MS = 3_600_000;
const SEND_AT = 9;
/** 1 January 1970 was a Thursday. */
const MONDAY = 4;

/** When a message about a match found now is due: at once, the next time it is 9:00 in the region, or 9:00 on a Monday. */
export function dueAt(rhythm: Rhythm, now: Date): Date {
  if (rhythm === "now") return now;
  const sinceSending = now.getTime() + AHEAD_MS - SEND_AT * HOUR_MS;
  const days = Math.floor(sinceSending / DAY_MS) + 1;
  const toMonday = rhythm === "daily" ? 0 : (MONDAY - days + 7 * Math.ceil(days / 7)) % 7;
  return new Date((days + toMonday) * DAY_MS - AHEAD_MS + SEND_AT * HOUR_MS);
}

/** The events that are news about a live home: it is new, or its rent is lower, also when implausible rents are disregarded. */
function newsOf(events: readonly AlertEvent[], { rentals, rates }: LiveHomes) {
  const live = new Map(rentals.map((home) => [home.id, home]));
  return events.flatMap((event) => {
    const home = live.get(event.rental_id);
    const before = home && earlierRent(event);
    const reduced = before && differingRent(home.rent, before, rates);
    return home && (event.kind === "new" || (reduced?.reduction ?? 0) > 0) ? [{ event, home }] : [];
  });
}

/** The messages that events lead to, in their order (docs/behaviour.md, B7): one a chat, of the search that sends soonest. */
export function messagesFor(
  events: readonly AlertEvent[],
  searches: readonly SavedSearch[],
  homes: LiveHomes,
): MatchedMessage[] {
  const news = newsOf(events, homes);
  const rentals = [...new Set(news.map(({ home }) => home))];
  const groups = Array.from(
    Map.groupBy(searches, ({ query }) => query),
    ([query, same]) => ({ found: new Set(findHomes({ ...homes, rentals }, query)), searches: same }),
  );
  const now = new Date(homes.readAt);
  return news.flatMap(({ event, home }) => {
    const fitting = groups.filter(({ found }) => found.has(home)).flatMap((group) => group.searches);
    const due = fitting.map((search) => ({ search, due_at: dueAt(search.rhythm, now).toISOString() }));
    const latestFirst = due.toSorted((a, b) => b.due_at.localeCompare(a.due_at));
    const soonest = new Map(latestFirst.map((each) => [each.search.chat_id, each]));
    return Array.from(soonest.values(), ({ search: { id, chat_id }, due_at }) => ({
      ...event,
      ...{ chat_id, search_id: id, due_at },
    }));
  });
}
