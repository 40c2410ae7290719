import { counted } from "../../lib/cli/counted.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import type { DoctorFacts } from "./doctor-facts.ts";
import { failedPages } from "./page-kinds.ts";

/** What one check of `npm run site -- doctor` says. `todo` is what to do about it. */
export type Finding = { check: string; isRight: boolean; says: string; todo?: string };

const HOUR_MS = 3_600_000;
const OLDEST_NODE = 22;
const MAX_BACKUP_HOURS = 36;
const MAX_BEAT_MINUTES = 5;
const MAX_QUEUE = 200;
const MAX_MESSAGES = 500;
const MAX_NEWEST_DAYS = 7;
/** How long a listing may still be shown after its days. */
const MAX_DAYS_OVER = 2;
const MAX_RATES_HOURS = 48;
const MIN_CERTIFICATE_DAYS = 14;

const SEE_LOG = "journalctl -u rentals";

type Answer = Omit<Finding, "check">;

const since = (then: Date, now: Date, unit: number) => Math.floor((now.getTime() - then.getTime()) / unit);
const right = (says: string): Answer => ({ isRight: true, says });
const wrong = (says: string, todo: string): Answer => ({ isRight: false, says, todo });
/** A finding with the same text whether it is right or wrong, and with a remedy only if it is wrong. */
const rightIf = (isRight: boolean, says: string, todo: string): Answer =>
  isRight ? right(says) : wrong(says, todo);
const NO_ANSWER = wrong("the site does not answer", SEE_LOG);

function versions({ nodeVersion, commit, isBuilt }: DoctorFacts): Answer {
  const says = `Node.js ${nodeVersion}, project ${commit ?? "without git"}`;
  if (Number.parseInt(nodeVersion, 10) < OLDEST_NODE)
    return wrong(says, "start commands with npm run: it uses the project's own Node.js");
  return isBuilt
    ? right(`${says}, built`)
    : wrong(`${says}, not built from these sources`, "npm run site -- upgrade, or start it again");
}

function disk({ disk: found }: DoctorFacts): Answer {
  if (found === null) return wrong("unknown", "see whether the data folder exists");
  const says = `${found.freeMb} MB free, a backup and an upgrade take ${found.neededMb} MB`;
  return rightIf(found.freeMb >= found.neededMb, says, "make room");
}

function folder({ folder: found, data }: DoctorFacts): Answer {
  if (found === null) return wrong(`${data} has no database`, "name the data folder with --data");
  if (found.inaccessible !== null)
    return wrong(`${found.inaccessible} cannot be read and written`, `sudo chown -R USER ${data}`);
  return found.isPrivate
    ? right(`${data} is readable to its owner only`)
    : wrong(`others can read ${data}, which holds phone numbers`, `chmod 700 ${data}`);
}

function backups({ backups: times, now }: DoctorFacts): Answer {
  const [newest] = [...times].sort((a, b) => b.getTime() - a.getTime());
  if (!newest) return wrong("none", "systemctl enable --now rentals-backup.timer");
  const hours = since(newest, now, HOUR_MS);
  const says = `${times.length} kept, the newest ${counted(hours, "hour")} old`;
  return rightIf(hours <= MAX_BACKUP_HOURS, says, "journalctl -u rentals-backup");
}

function site({ serving: found }: DoctorFacts): Answer {
  if (found === null) return wrong("not running", `systemctl status rentals; ${SEE_LOG}`);
  if (found.refused !== null) return wrong(`the last upgrade was refused: ${found.refused}`, SEE_LOG);
  return found.release === found.linked
    ? right(`runs from ${found.release}`)
    : wrong(`runs from ${found.release} instead of ${found.linked}`, "systemctl reload rentals");
}

function follower({ serving: found, lastBeat, now }: DoctorFacts): Answer {
  if (!found?.follows) return right("not asked for");
  if (lastBeat === null) return wrong("Telegram has never answered it", SEE_LOG);
  const minutes = since(lastBeat, now, 60_000);
  return rightIf(
    minutes <= MAX_BEAT_MINUTES,
    `Telegram answered it ${counted(minutes, "minute")} ago`,
    SEE_LOG,
  );
}

function queue({ queue: found }: DoctorFacts): Answer {
  if (found === null) return wrong("unknown: no data service answers", "start the site");
  const says = `${counted(found.posts, "post")} waiting for you, ${counted(found.messages, "message")} to be sent`;
  if (found.messages > MAX_MESSAGES) return wrong(says, "see in the log what Telegram refuses");
  return rightIf(found.posts <= MAX_QUEUE, says, "npm run collect -- review --open");
}

function listings({ health, daysShown, now }: DoctorFacts): Answer {
  if (health === null) return NO_ANSWER;
  const { shown, newest, oldest } = health;
  if (newest === null || oldest === null)
    return wrong("none is shown", "npm run collect -- EXPORT --channel NAME --data FOLDER");
  const [newestDays, oldestDays] = [since(newest, now, DAY_MS), since(oldest, now, DAY_MS)];
  const says = `${shown} shown, the newest ${newestDays} and the oldest ${oldestDays} days old`;
  if (health.dataService !== "up") return wrong(`${says}; the data service is down`, SEE_LOG);
  if (oldestDays > daysShown + MAX_DAYS_OVER) return wrong(says, "start the site again");
  return rightIf(
    newestDays <= MAX_NEWEST_DAYS,
    says,
    "collect a new export, or see why the follower brings none",
  );
}

function rates({ health, now }: DoctorFacts): Answer {
  const fetched = health?.ratesFetchedAt ?? null;
  const todo = "see EXCHANGE_RATE_URL, and the log";
  if (fetched === null) return wrong("never fetched: prices have one currency", todo);
  const hours = since(fetched, now, HOUR_MS);
  return rightIf(hours <= MAX_RATES_HOURS, `fetched ${counted(hours, "hour")} ago`, todo);
}

function robots({ robots: found }: DoctorFacts): Answer {
  if (found === null) return NO_ANSWER;
  if (found.asksNoIndex) return right("search engines are asked to leave it out (SITE_NOINDEX)");
  if (!found.isFound) return wrong("there is no /robots.txt", SEE_LOG);
  return found.isIndexed
    ? right("search engines may list the site")
    : wrong("search engines are kept out", "see robots.txt and the meta tag of the home screen");
}

function pages({ pages: asked }: DoctorFacts): Answer {
  const failed = failedPages(asked);
  if (asked.length === 0) return wrong("none could be asked for", SEE_LOG);
  return failed.length === 0 ? right(`${asked.length} kinds answer`) : wrong(failed.join(", "), SEE_LOG);
}

function dns({ domain }: DoctorFacts): Answer | null {
  if (domain === null) return null;
  const { name, addresses, own } = domain;
  if (addresses.length === 0) return wrong(`${name} has no address`, "set an A record at the registrar");
  const says = `${name} leads to ${addresses.join(", ")}`;
  return addresses.some((address) => own.includes(address))
    ? right(says)
    : wrong(`${says}, none of ${own.join(", ")}`, "correct the A record, or ignore this behind NAT");
}

function certificate({ domain, now }: DoctorFacts): Answer | null {
  if (domain === null) return null;
  const { name, certificateEnds } = domain;
  if (certificateEnds === null)
    return wrong(`none that is valid for ${name}`, `sudo certbot --nginx -d ${name}`);
  const left = since(now, certificateEnds, DAY_MS);
  return rightIf(left >= MIN_CERTIFICATE_DAYS, `valid for ${counted(left, "day")}`, "sudo certbot renew");
}

/** The checks by name, in the order of the page; null is what does not apply. */
const CHECKS = {
  versions,
  disk,
  folder,
  backups,
  site,
  follower,
  queue,
  listings,
  rates,
  robots,
  pages,
  dns,
  certificate,
} as const satisfies Record<string, (facts: DoctorFacts) => Answer | null>;

/** What is right and what is wrong, in the order of a page (docs/behaviour.md, O18). */
export function findings(facts: DoctorFacts): Finding[] {
  return Object.entries(CHECKS).flatMap(([check, answerFor]) => {
    const answer = answerFor(facts);
    return answer === null ? [] : { check, ...answer };
  });
}

/** The page: a line for each check, what to do below what is wrong. */
export function findingLines(all: readonly Finding[]): string[] {
  const lines = all.flatMap(({ check, isRight, says, todo }) => [
    `${isRight ? "right" : "WRONG"}  ${check.padEnd(12)}${says}`,
    ...(todo === undefined ? [] : [`${" ".repeat(19)}-> ${todo}`]),
  ]);
  const count = all.filter(({ isRight }) => !isRight).length;
  return [...lines, count === 0 ? "All is right." : `${counted(count, "thing")} to put right.`];
}
