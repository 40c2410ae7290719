import { DAY_MS } from "../../lib/time/region-day.ts";

type Pending = { id: number; created_at: Date };

export type Delivery =
  | { kind: "single"; id: number }
  | { kind: "digest"; ids: readonly number[] }
  | { kind: "wait"; until: Date };

const WINDOW_MS = 10 * 60_000;
const MOST_IN_WINDOW = 3;
const BACKLOG_MS = DAY_MS;

/** Start of the time whose sent messages `planDelivery` needs. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/**
 * Decides about the messages that wait for a chat, oldest first (docs/behaviour.md, B8): at most three in ten minutes. Where there
 * would be more, or one has waited for a day, all are one digest. `sentAt` are the times of the last ten minutes.
 */
export function planDelivery(pending: readonly Pending[], sentAt: readonly Date[], now: Date): Delivery {
  const [oldest] = pending;
  const recent = sentAt.map((time) => time.getTime()).sort((a, b) => a - b);
  const first = recent.at(-MOST_IN_WINDOW);
  if (!oldest || (recent.length >= MOST_IN_WINDOW && first !== undefined))
    return { kind: "wait", until: new Date((first ?? now.getTime()) + WINDOW_MS) };
  const isBacklog = now.getTime() - oldest.created_at.getTime() > BACKLOG_MS;
  const isTooMany = recent.length + pending.length > MOST_IN_WINDOW;
  return pending.length > 1 && (isBacklog || isTooMany)
    ? { kind: "digest", ids: pending.map(({ id }) => id) }
    : { kind: "single", id: oldest.id };
}
