import { counted } from "../../lib/cli/counted.ts";
import { failedPages, type PageFact } from "./page-kinds.ts";

/** What one check of `npm run site -- doctor` says. `todo` is what to do about it. */
export type Finding = { check: string; isRight: boolean; says: string; todo?: string };

/** What doctor has found out; null is what could not be found out, or does not apply. */
export interface DoctorFacts {
  now: Date;
  nodeVersion: string;
  commit: string | null;
  isBuilt: boolean;
  data: string;
  /** Whether only its owner can read the folder, and a path in it that this user cannot use. */
  folder: { isPrivate: boolean; inaccessible: string | null } | null;
  disk: { freeMb: number; neededMb: number } | null;
  backups: readonly Date[];
  /** The running `serve`, and the release that its link leads to. */
  serving: { release: string; linked: string; follows: boolean; refused: string | null } | null;
  lastBeat: Date | null;
  queue: { posts: number; messages: number } | null;
  health: {
    dataService: string;
    shown: number;
    newest: Date | null;
    oldest: Date | null;
    ratesFetchedAt: Date | null;
  } | null;
  robots: { isFound: boolean; isIndexed: boolean; asksNoIndex: boolean } | null;
  pages: readonly PageFact[];
  /** The days of the settings that listings are shown. */
  daysShown: number;
  domain: {
    name: string;
    addresses: readonly string[];
    own: readonly string[];
    certificateEnds: Date | null;
  } | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

const since = (then: Date, now: Date, unit: number) => Math.floor((now.getTime() - then.getTime()) / unit);
const right = (check: string, says: string): Finding => ({ check, isRight: true, says });
const wrong = (check: string, says: string, todo: string): Finding => ({ check, isRight: false, says, todo });

function versions({ nodeVersion, commit, isBuilt }: DoctorFacts): Finding {
  const says = `Node.js ${nodeVersion}, project ${commit ?? "without git"}`;
  if (Number.parseInt(nodeVersion, 10) < OLDEST_NODE)
    return wrong("versions", says, "start commands with npm run: it uses the project's own Node.js");
  return isBuilt
    ? right("versions", `${says}, built`)
    : wrong(
        "versions",
        `${says}, not built from these sources`,
        "npm run site -- upgrade, or start it again",
      );
}

function disk({ disk: found }: DoctorFacts): Finding {
  if (found === null) return wrong("disk", "unknown", "see whether the data folder exists");
  const says = `${found.freeMb} MB free, a backup and an upgrade take ${found.neededMb} MB`;
  return found.freeMb >= found.neededMb ? right("disk", says) : wrong("disk", says, "make room");
}

function folder({ folder: found, data }: DoctorFacts): Finding {
  if (found === null) return wrong("folder", `${data} has no database`, "name the data folder with --data");
  if (found.inaccessible !== null)
    return wrong("folder", `${found.inaccessible} cannot be read and written`, `sudo chown -R USER ${data}`);
  return found.isPrivate
    ? right("folder", `${data} is readable to its owner only`)
    : wrong("folder", `others can read ${data}, which holds phone numbers`, `chmod 700 ${data}`);
}

function backups({ backups: times, now }: DoctorFacts): Finding {
  const [newest] = [...times].sort((a, b) => b.getTime() - a.getTime());
  if (!newest) return wrong("backups", "none", "systemctl enable --now rentals-backup.timer");
  const hours = since(newest, now, HOUR_MS);
  const says = `${times.length} kept, the newest ${counted(hours, "hour")} old`;
  return hours <= MAX_BACKUP_HOURS
    ? right("backups", says)
    : wrong("backups", says, "journalctl -u rentals-backup");
}

function serving({ serving: found }: DoctorFacts): Finding {
  if (found === null) return wrong("site", "not running", "systemctl status rentals; journalctl -u rentals");
  if (found.refused !== null)
    return wrong("site", `the last upgrade was refused: ${found.refused}`, "journalctl -u rentals");
  return found.release === found.linked
    ? right("site", `runs from ${found.release}`)
    : wrong("site", `runs from ${found.release} instead of ${found.linked}`, "systemctl reload rentals");
}

function follower({ serving: found, lastBeat, now }: DoctorFacts): Finding {
  if (!found?.follows) return right("follower", "not asked for");
  if (lastBeat === null) return wrong("follower", "Telegram has never answered it", "journalctl -u rentals");
  const minutes = since(lastBeat, now, 60_000);
  const says = `Telegram answered it ${counted(minutes, "minute")} ago`;
  return minutes <= MAX_BEAT_MINUTES
    ? right("follower", says)
    : wrong("follower", says, "journalctl -u rentals");
}

function queue({ queue: found }: DoctorFacts): Finding {
  if (found === null) return wrong("queue", "unknown: no data service answers", "start the site");
  const says = `${counted(found.posts, "post")} waiting for you, ${counted(found.messages, "message")} to be sent`;
  if (found.messages > MAX_MESSAGES) return wrong("queue", says, "see in the log what Telegram refuses");
  return found.posts <= MAX_QUEUE
    ? right("queue", says)
    : wrong("queue", says, "npm run collect -- review --open");
}

function listings({ health, daysShown, now }: DoctorFacts): Finding {
  if (health === null) return wrong("listings", "the site does not answer", "journalctl -u rentals");
  const { shown, newest, oldest } = health;
  if (newest === null || oldest === null)
    return wrong("listings", "none is shown", "npm run collect -- EXPORT --channel NAME --data FOLDER");
  const [newestDays, oldestDays] = [newest, oldest].map((posted) => since(posted, now, DAY_MS));
  const says = `${shown} shown, the newest ${newestDays} and the oldest ${oldestDays} days old`;
  if (health.dataService !== "up")
    return wrong("listings", `${says}; the data service is down`, "journalctl -u rentals");
  if (since(oldest, now, DAY_MS) > daysShown + MAX_DAYS_OVER)
    return wrong("listings", says, "start the site again");
  return since(newest, now, DAY_MS) <= MAX_NEWEST_DAYS
    ? right("listings", says)
    : wrong("listings", says, "collect a new export, or see why the follower brings none");
}

function rates({ health, now }: DoctorFacts): Finding {
  const fetched = health?.ratesFetchedAt ?? null;
  if (fetched === null)
    return wrong("rates", "never fetched: prices have one currency", "see EXCHANGE_RATE_URL, and the log");
  const hours = since(fetched, now, HOUR_MS);
  const says = `fetched ${counted(hours, "hour")} ago`;
  return hours <= MAX_RATES_HOURS
    ? right("rates", says)
    : wrong("rates", says, "see EXCHANGE_RATE_URL, and the log");
}

function robots({ robots: found }: DoctorFacts): Finding {
  if (found === null) return wrong("robots", "the site does not answer", "journalctl -u rentals");
  if (found.asksNoIndex) return right("robots", "search engines are asked to leave it out (SITE_NOINDEX)");
  if (!found.isFound) return wrong("robots", "there is no /robots.txt", "journalctl -u rentals");
  return found.isIndexed
    ? right("robots", "search engines may list the site")
    : wrong("robots", "search engines are kept out", "see robots.txt and the meta tag of the home screen");
}

function pages({ pages: asked }: DoctorFacts): Finding {
  const failed = failedPages(asked);
  if (asked.length === 0) return wrong("pages", "none could be asked for", "journalctl -u rentals");
  if (failed.length === 0) return right("pages", `${asked.length} kinds answer`);
  return wrong("pages", failed.join(", "), "journalctl -u rentals");
}

function dns({ domain }: DoctorFacts): Finding[] {
  if (domain === null) return [];
  const { name, addresses, own } = domain;
  if (addresses.length === 0)
    return [wrong("dns", `${name} has no address`, "set an A record at the registrar")];
  const leads = addresses.some((address) => own.includes(address));
  const says = `${name} leads to ${addresses.join(", ")}`;
  return [
    leads
      ? right("dns", says)
      : wrong("dns", `${says}, none of ${own.join(", ")}`, "correct the A record, or ignore this behind NAT"),
  ];
}

function certificate({ domain, now }: DoctorFacts): Finding[] {
  if (domain === null) return [];
  const { name, certificateEnds } = domain;
  if (certificateEnds === null)
    return [wrong("certificate", `none that is valid for ${name}`, `sudo certbot --nginx -d ${name}`)];
  const left = since(now, certificateEnds, DAY_MS);
  const says = `valid for ${counted(left, "day")}`;
  return [
    left >= MIN_CERTIFICATE_DAYS
      ? right("certificate", says)
      : wrong("certificate", says, "sudo certbot renew"),
  ];
}

/** What is right and what is wrong, in the order of a page (docs/behaviour.md, O18). */
export function findings(facts: DoctorFacts): Finding[] {
  return [
    versions(facts),
    disk(facts),
    folder(facts),
    backups(facts),
    serving(facts),
    follower(facts),
    queue(facts),
    listings(facts),
    rates(facts),
    robots(facts),
    pages(facts),
    ...dns(facts),
    ...certificate(facts),
  ];
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
