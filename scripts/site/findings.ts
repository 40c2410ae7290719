import { counted } from "../../lib/cli/counted.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";

/** What doctor has found out; null is what could not be found out, or does not apply. */
export interface DoctorFacts {
  now: Date;
  data: string;
  /** Whether only its owner can read the folder, and a path in it that this user cannot use. */
  folder: { isPrivate: boolean; inaccessible: string | null; freeMb: number; neededMb: number };
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
const right = (says: string): Answer => ({ says, todo: null });
const rightIf = (isRight: boolean, says: string, todo: string): Answer => ({
  says,
  todo: isRight ? null : todo,
});

function folder({ data, folder: { isPrivate, inaccessible, freeMb, neededMb } }: DoctorFacts): Answer {
  const says = `${data}, ${freeMb} MB free, a backup and an upgrade take ${neededMb} MB`;
  if (inaccessible !== null)
    return { says: `${inaccessible} cannot be read and written`, todo: `sudo chown -R rentals: ${data}` };
  if (!isPrivate)
    return { says: `others can read ${data}, which holds phone numbers`, todo: `chmod 700 ${data}` };
  return rightIf(freeMb >= neededMb, says, "make room");
}

function backups({ backups: times, now }: DoctorFacts): Answer {
  const newest = times.toSorted((a, b) => b.getTime() - a.getTime())[0];
  if (!newest) return { says: "none", todo: "npm run site -- backup" };
  const hours = since(newest, now, HOUR_MS);
  const says = `${times.length} kept, the newest ${counted(hours, "hour")} old`;
  return rightIf(hours <= MAX_BACKUP_HOURS, says, "journalctl -u rentals-backup");
}

function follower({ follower: { isWanted, lastBeat }, now }: DoctorFacts): Answer {
  if (!isWanted) return right("not asked for");
  if (lastBeat === null) return { says: "Telegram has never answered it", todo: FOLLOWER_LOG };
  const minutes = since(lastBeat, now, 60_000);
  const says = `Telegram answered it ${counted(minutes, "minute")} ago`;
  return rightIf(minutes <= MAX_BEAT_MINUTES, says, FOLLOWER_LOG);
}

function queue({ queue: found }: DoctorFacts): Answer {
  if (found === null)
    return { says: "unknown: no data service answers", todo: "sudo systemctl start rentals" };
  const says = `${counted(found.posts, "post")} waiting for you, ${counted(found.messages, "message")} to be sent`;
  if (found.messages > MAX_MESSAGES) return { says, todo: FOLLOWER_LOG };
  return rightIf(found.posts <= MAX_QUEUE, says, "npm run collect -- review");
}

function site({ health, now }: DoctorFacts): Answer {
  if (health === null) return { says: "it does not answer", todo: SEE_LOG };
  const { shown, newest, dataService } = health;
  if (dataService !== "up") return { says: "the data service is down", todo: SEE_LOG };
  if (newest === null)
    return { says: "no listing is shown", todo: "npm run collect -- EXPORT --channel NAME" };
  const days = since(newest, now, DAY_MS);
  const says = `${counted(shown, "listing")} shown, the newest ${counted(days, "day")} old`;
  return rightIf(days <= MAX_NEWEST_DAYS, says, "collect a new export, or see why the follower brings none");
}

function rates({ health, now }: DoctorFacts): Answer {
  const fetched = health?.ratesFetchedAt ?? null;
  const todo = "see EXCHANGE_RATE_URL, and the log";
  if (fetched === null) return { says: "never fetched", todo };
  const hours = since(fetched, now, HOUR_MS);
  return rightIf(hours <= MAX_RATES_HOURS, `fetched ${counted(hours, "hour")} ago`, todo);
}

const pages = ({ failedPages, health }: DoctorFacts): Answer =>
  rightIf(health !== null && failedPages.length === 0, failedPages.join(", ") || "all kinds asked", SEE_LOG);

/** The checks by name, in the order of the page. */
const CHECKS = { folder, backups, site, follower, queue, pages, rates } as const;

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
