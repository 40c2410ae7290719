import { counted } from "../../lib/cli/counted.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";

/** What doctor has found out; null is what could not be found out, or does not apply. */
export interface DoctorFacts {
  now: Date;
  data: string;
  /** Whether only its owner can read the folder, and a path in it that this user cannot use. */
  folder: { isPrivate: boolean; inaccessible: string | null; freeMb: number; neededMb: number };
  /** Newest first. */
  backups: readonly Date[];
  /** Whether a bot is configured, and when Telegram last answered its follower. */
  follower: { isWanted: boolean; lastBeat: Date | null };
  queue: { posts: number; messages: number } | null;
  health: { dataService: string; shown: number; newest: Date | null; ratesFetchedAt: Date | null } | null;
  /** Addresses, one of each kind, that do not answer as they should. */
  failedPages: readonly string[];
}

/** What one check of `npm run site -- doctor` says. `todo` is what to do about it; null if nothing is. */
export type Finding = { check: string; says: string; todo: string | null };

const HOUR_MS = 3_600_000;
const MAX_BACKUP_HOURS = 36;
const MAX_BEAT_MINUTES = 5;
const MAX_QUEUE = 200;
const MAX_MESSAGES = 500;
const MAX_NEWEST_DAYS = 7;
const MAX_RATES_HOURS = 48;

const SEE_LOG = "journalctl -u rentals";
const FOLLOWER_LOG = "journalctl -u rentals-follow";

type Answer = Omit<Finding, "check">;

const since = (then: Date, now: Date, unit: number) => Math.floor((now.getTime() - then.getTime()) / unit);
const rightIf = (isRight: boolean, says: string, todo: string): Answer => ({
  says,
  todo: isRight ? null : todo,
});
const wrong = (says: string, todo: string): Answer => ({ says, todo });

/** The checks by name, in the order of the page. */
const CHECKS: Readonly<Record<string, (facts: DoctorFacts) => Answer>> = {
  folder: ({ data, folder: { isPrivate, inaccessible, freeMb, neededMb } }) => {
    if (inaccessible !== null)
      return wrong(`${inaccessible} cannot be read and written`, `sudo chown -R rentals: ${data}`);
    if (!isPrivate) return wrong(`others can read ${data}, which holds phone numbers`, `chmod 700 ${data}`);
    const says = `${data}, ${freeMb} MB free, a backup and an upgrade take ${neededMb} MB`;
    return rightIf(freeMb >= neededMb, says, "make room");
  },
  backups: ({ backups: [newest, ...older], now }) => {
    if (!newest) return wrong("none", "npm run site -- backup");
    const hours = since(newest, now, HOUR_MS);
    const says = `${older.length + 1} kept, the newest ${counted(hours, "hour")} old`;
    return rightIf(hours <= MAX_BACKUP_HOURS, says, "journalctl -u rentals-backup");
  },
  site: ({ health, now }) => {
    if (health === null) return wrong("it does not answer", SEE_LOG);
    const { shown, newest, dataService } = health;
    if (dataService !== "up") return wrong("the data service is down", SEE_LOG);
    if (newest === null) return wrong("no listing is shown", "npm run collect -- EXPORT --channel NAME");
    const days = since(newest, now, DAY_MS);
    const says = `${counted(shown, "listing")} shown, the newest ${counted(days, "day")} old`;
    return rightIf(
      days <= MAX_NEWEST_DAYS,
      says,
      "collect a new export, or see why the follower brings none",
    );
  },
  follower: ({ follower: { isWanted, lastBeat }, now }) => {
    if (!isWanted) return { says: "not asked for", todo: null };
    if (lastBeat === null) return wrong("Telegram has never answered it", FOLLOWER_LOG);
    const minutes = since(lastBeat, now, 60_000);
    const says = `Telegram answered it ${counted(minutes, "minute")} ago`;
    return rightIf(minutes <= MAX_BEAT_MINUTES, says, FOLLOWER_LOG);
  },
  queue: ({ queue: found }) => {
    if (found === null) return wrong("unknown: no data service answers", "sudo systemctl start rentals");
    const says = `${counted(found.posts, "post")} waiting for you, ${counted(found.messages, "message")} to be sent`;
    if (found.messages > MAX_MESSAGES) return wrong(says, FOLLOWER_LOG);
    return rightIf(found.posts <= MAX_QUEUE, says, "npm run collect -- review");
  },
  pages: ({ failedPages, health }) =>
    rightIf(
      health !== null && failedPages.length === 0,
      failedPages.join(", ") || "all kinds asked",
      SEE_LOG,
    ),
  rates: ({ health, now }) => {
    const fetched = health?.ratesFetchedAt ?? null;
    const hours = fetched === null ? Number.POSITIVE_INFINITY : since(fetched, now, HOUR_MS);
    const says = fetched === null ? "never fetched" : `fetched ${counted(hours, "hour")} ago`;
    return rightIf(hours <= MAX_RATES_HOURS, says, "see EXCHANGE_RATE_URL, and the log");
  },
};

/** What is right and what is wrong (docs/behaviour.md, O18). */
export const findings = (facts: DoctorFacts): Finding[] =>
  Object.entries(CHECKS).map(([check, answerFor]) => ({ check, ...answerFor(facts) }));

/** The page: a line for each check, what to do below what is wrong. */
export function findingLines(all: readonly Finding[]): string[] {
  const lines = all.flatMap(({ check, says, todo }) => [
    `${todo === null ? "right" : "WRONG"}  ${check.padEnd(12)}${says}`,
    ...(todo === null ? [] : [`${" ".repeat(19)}-> ${todo}`]),
  ]);
  const count = all.filter(({ todo }) => todo !== null).length;
  return [...lines, count === 0 ? "All is right." : `${counted(count, "thing")} to put right.`];
}
