export type Answer = { status: number; headers: Headers; body: string; ms: number };

/** How the site says that it cannot answer: the only answer besides the right one that may be accepted. */
export type Apology = {
  statuses: readonly number[];
  contentType: RegExp;
  says: RegExp;
  needsRetryAfter: boolean;
};

/** The framework's shell with the site's own scripts, which write the words: tests/e2e/trust/outage.spec.ts reads those. */
const ERROR_SHELL = /^<!DOCTYPE html><html id="__next_error__">.*\/_next\/static\//s;
/** The shell, or the page that stands in for one that may not be rendered now. */
const ERROR_PAGE = new RegExp(
  `${ERROR_SHELL.source}|^<!doctype html>\n.*<h1>Too many visitors at once</h1>`,
  "s",
);
const RETRY_TEXT = /^(Error loading rentals|The listings? could not be read)\./;

export const APOLOGIES = {
  page: { statuses: [500, 503], contentType: /^text\/html/, says: ERROR_PAGE, needsRetryAfter: false },
  json: {
    statuses: [503],
    contentType: /^application\/json/,
    says: /^\{"error":"The listings could not be read\. Try again in a minute\."\}$/,
    needsRetryAfter: false,
  },
  text: { statuses: [503], contentType: /^text\/plain/, says: RETRY_TEXT, needsRetryAfter: true },
} as const satisfies Record<string, Apology>;

/** A request whose right answer is known without the site's code. */
export type Question = {
  path: string;
  /** Where nobody but the data service knows the answer, how the site says so; null where the site has to know. */
  apology: Apology | null;
  isRight: (answer: Answer) => boolean;
};

const VERDICTS = ["right", "said so", "wrong", "lost"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Paths and line numbers of a stack, or the words of what failed behind the site. */
const INSIDES = /\bat (?:async )?[^\n]{1,200}:\d+:\d+|node_modules|ECONNREFUSED|fetch failed|PGRST\d/;

function apologises(apology: Apology, { status, headers, body }: Answer): boolean {
  return (
    apology.statuses.includes(status) &&
    apology.contentType.test(headers.get("content-type") ?? "") &&
    apology.says.test(body) &&
    !INSIDES.test(body) &&
    !/max-age=[1-9]/.test(headers.get("cache-control") ?? "") &&
    (!apology.needsRetryAfter || /^[1-9]\d*$/.test(headers.get("retry-after") ?? ""))
  );
}

/** `mayApologise`: whether the service that knows the answer was failing while this was asked. */
export function verdictOf(question: Question, answer: Answer | null, mayApologise: boolean): Verdict {
  if (answer === null) return "lost";
  if (question.isRight(answer)) return "right";
  return mayApologise && question.apology !== null && apologises(question.apology, answer)
    ? "said so"
    : "wrong";
}

export type Tally = Record<Verdict, number> & { longestMs: number; examples: string[] };

const SHOWN_EXAMPLES = 5;

export function emptyTally(): Tally {
  return { right: 0, "said so": 0, wrong: 0, lost: 0, longestMs: 0, examples: [] };
}

export function count(tally: Tally, verdict: Verdict, asked: string, answer: Answer | null): void {
  tally[verdict] += 1;
  tally.longestMs = Math.max(tally.longestMs, answer?.ms ?? 0);
  if ((verdict === "wrong" || verdict === "lost") && tally.examples.length < SHOWN_EXAMPLES)
    tally.examples.push(`${verdict}: ${asked} ${answer?.status ?? "no answer"}`);
}

/** What is wrong with the answers; nothing answered right is wrong, too. */
export function tallyFailures(tally: Tally): string[] {
  const silent = tally.right === 0 ? ["nothing was answered right"] : [];
  const unshown = tally.wrong + tally.lost - tally.examples.length;
  return [...silent, ...tally.examples, ...(unshown > 0 ? [`and ${unshown} more`] : [])];
}

/** What is wrong with a number that has to be known and within its bound. */
export function overBound(what: string, found: number | null, bound: number, unit = ""): string[] {
  if (found === null || Number.isNaN(found)) return [`${what}: not known`];
  return found <= bound ? [] : [`${what}: ${Number(found.toFixed(2))}${unit}, at most ${bound}${unit}`];
}

/** Milliseconds that one request of the site to the data service may take; a failed one is tried once more. */
const READ_LIMIT_MS = 3_000;

/**
 * Until everything is right again: the interval of the page and that of what it was made of, one refresh that was under
 * way when the service came back, and the tries of that one and of the one after it.
 */
export function recoveryLimitMs(revalidateSeconds: number): number {
  return 3 * revalidateSeconds * 1000 + 4 * READ_LIMIT_MS;
}

/** For how long a cache in front of the site may give this answer, in seconds; any number for `immutable`. */
export function cacheableSeconds(cacheControl: string | null): number {
  const directives = new Map(
    (cacheControl ?? "").split(",").map((part) => {
      const [name = "", value = ""] = part.trim().toLowerCase().split("=");
      return [name, Number(value)] as const;
    }),
  );
  if (directives.has("no-store") || directives.has("private")) return 0;
  const fresh = Math.max(directives.get("max-age") ?? 0, directives.get("s-maxage") ?? 0);
  return fresh + (directives.get("stale-while-revalidate") ?? 0);
}

export type Row = {
  name: string;
  /** By the heads of the table's columns, which are those of its first row. */
  figures: Readonly<Record<string, string>>;
  /** A row with any is red. */
  failures: readonly string[];
};

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export function tallyFigures(tally: Tally): Record<string, string> {
  const counts = VERDICTS.map((verdict) => [verdict, String(tally[verdict])]);
  return { ...Object.fromEntries(counts), longest: seconds(tally.longestMs) };
}
