import { counted } from "../../lib/cli/counted.ts";

/** What doctor has found out; null is what could not be found out. */
export interface DoctorFacts {
  now: Date;
  data: string;
  /** Where the site of this machine should answer. */
  site: string;
  /** A path in the folder that this user cannot use. */
  inaccessible: string | null;
  freeMb: number;
  newestBackup: Date | null;
  /** When Telegram last answered the follower; undefined without a bot. */
  lastBeat?: Date | null;
  isTokenAccepted?: boolean | null;
  /** The public address of the site; null if it has none. */
  address: { url: string; answers: boolean } | null;
  queue: { posts: number; messages: number } | null;
  health: { dataService: string; shown: number; newest?: Date | null; ratesFetchedAt?: Date | null } | null;
  /** Addresses, one of each kind, that do not answer as they should. */
  failedPages: readonly string[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The checks in the order of the page, each with what to do where it fails. */
const CHECKS = [
  {
    check: "folder",
    todo: "make room, and give the whole folder to its user: sudo chown -R rentals: FOLDER",
  },
  { check: "backups", todo: "npm run site -- backup, and see journalctl -u rentals-backup" },
  { check: "site", todo: "journalctl -u rentals" },
  { check: "address", todo: "systemctl status nginx; then your domain's A record, and sudo certbot renew" },
  { check: "listings", todo: "collect a new export, or see why the follower brings none" },
  { check: "follower", todo: "journalctl -u rentals-follow" },
  { check: "queue", todo: "npm run collect -- review; for messages journalctl -u rentals-follow" },
  { check: "pages", todo: "journalctl -u rentals" },
  { check: "rates", todo: "see EXCHANGE_RATE_URL, and journalctl -u rentals" },
] as const;

type Check = (typeof CHECKS)[number]["check"];
export type Finding = { check: string; isRight: boolean; says: string; todo: string };

/** Enough for a build beside the running one and its dependencies, a backup, and photos of the next weeks. */
const MIN_FREE_MB = 2_048;
const MAX_QUEUE = 200;
const MAX_MESSAGES = 500;

/** What is right and what is wrong (docs/behaviour.md, O18). */
export function findings(facts: DoctorFacts): Finding[] {
  const { now, data, site, inaccessible, freeMb, newestBackup, lastBeat, queue, health, failedPages } = facts;
  const { address, isTokenAccepted } = facts;
  const isWithin = (ms: number, then: Date | null | undefined) =>
    Boolean(then && now.getTime() - then.getTime() < ms);
  const ago = (then: Date | null | undefined) => {
    if (!then) return "never";
    const age = now.getTime() - then.getTime();
    return age < 2 * HOUR_MS
      ? `${counted(Math.floor(age / MINUTE_MS), "minute")} ago`
      : `${counted(Math.floor(age / HOUR_MS), "hour")} ago`;
  };
  const { posts, messages } = queue ?? { posts: 0, messages: 0 };
  const found: Record<Check, [isRight: boolean, says: string]> = {
    folder: [
      inaccessible === null && freeMb >= MIN_FREE_MB,
      inaccessible === null ? `${data}, ${freeMb} MB free` : `${inaccessible} cannot be read and written`,
    ],
    backups: [isWithin(37 * HOUR_MS, newestBackup), `the last ${ago(newestBackup)}`],
    site: [
      health?.dataService === "up",
      health
        ? `its data service is ${health.dataService}`
        : `nothing answers at ${site} (PORT names another)`,
    ],
    address: [
      address?.answers !== false,
      address
        ? `${address.url} ${address.answers ? "answers" : "does not answer"}`
        : "none is set (SITE_URL)",
    ],
    listings: [
      isWithin(8 * DAY_MS, health?.newest),
      `${health?.shown ?? 0} shown, the newest ${ago(health?.newest)}`,
    ],
    follower: [
      lastBeat === undefined || (isTokenAccepted !== false && isWithin(6 * MINUTE_MS, lastBeat)),
      isTokenAccepted === false
        ? "Telegram refuses TELEGRAM_BOT_TOKEN: copy it again from @BotFather"
        : lastBeat === undefined
          ? "not asked for"
          : `Telegram answered it ${ago(lastBeat)}`,
    ],
    queue: [
      queue !== null && posts <= MAX_QUEUE && messages <= MAX_MESSAGES,
      queue ? `${posts} waiting for you, ${messages} to be sent` : "unknown: no data service answers",
    ],
    pages: [
      health !== null && failedPages.length === 0,
      failedPages.join(", ") || (health === null ? "not asked for" : "one of each kind answers"),
    ],
    rates: [isWithin(49 * HOUR_MS, health?.ratesFetchedAt), `last fetched: ${ago(health?.ratesFetchedAt)}`],
  };
  return CHECKS.map(({ check, todo }) => {
    const [isRight, says] = found[check];
    return { check, isRight, says, todo };
  });
}

/** The page: a line for each check, what to do below what is wrong. */
export function findingLines(all: readonly Finding[]): string[] {
  const lines = all.flatMap(({ check, isRight, says, todo }) => [
    `${isRight ? "right" : "WRONG"}  ${check.padEnd(12)}${says}`,
    ...(isRight ? [] : [`${" ".repeat(19)}-> ${todo}`]),
  ]);
  const count = all.filter(({ isRight }) => !isRight).length;
  return [...lines, count === 0 ? "All is right." : `${counted(count, "thing")} to put right.`];
}
