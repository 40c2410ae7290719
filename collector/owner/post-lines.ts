import { counted } from "../../lib/cli/counted.ts";
import { isoBaliDay } from "../../lib/time/bali-day.ts";
import { isShown, listingKey } from "../judge/batch-state.ts";
import { checkedReading, type ReadingRules } from "../judge/read-post.ts";
import { keyText, type PostRow } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";

const EXCERPT = 160;

/** Control characters of a post would reach the terminal. */
function excerpt(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).toWellFormed()}…` : line;
}

/** Why the answer of a language model has not published a post; none where there was no answer. */
function secondReaderSays(row: PostRow, rules: ReadingRules): string[] {
  const checked = checkedReading(row, rules);
  if (checked === null) return [];
  const lacks = checked.lacks.length > 0 ? checked.lacks.join("; ") : "it says no more";
  return [`    second reader (${row.second_reading?.model}): ${lacks}`];
}

function lines(row: PostRow, rules: ReadingRules): string {
  const heading = `${keyText(row)}  ${isoBaliDay(new Date(row.posted_at))}  ${row.reason ?? ""}`;
  return [heading, `    ${excerpt(row.text)}`, ...secondReaderSays(row, rules)].join("\n");
}

/** The posts that wait for the owner, newest first, each with its reason, the beginning of its text and what a second reader could not settle. */
export async function* waitingLines({ service, rules }: Run): AsyncGenerator<string> {
  let count = 0;
  for await (const row of service.rows.queued()) {
    count += 1;
    yield lines(row, rules);
  }
  yield count === 0 ? "Nothing waits." : `${counted(count, "post")} ${count === 1 ? "waits" : "wait"}.`;
}

/** As the summary of a run counts them (collector/report/tally.ts). */
const WORDS = { published: "published", merged: "merged", ignored: "left out", removed: "ended" } as const;

/** A post with its day, where it stands, the address of its listing (`slugs` by `keyText`), and the beginning of its text. */
export function listedLine(row: PostRow, slugs: ReadonlyMap<string, string>): string {
  const { status, reason, posted_at, text } = row;
  const word = status === "queued" ? "waits" : WORDS[status];
  const listing = listingKey(row);
  const slug = isShown(row) && listing ? slugs.get(keyText(listing)) : undefined;
  const parts = [
    keyText(row),
    isoBaliDay(new Date(posted_at)),
    reason === null ? word : `${word}: ${reason}`,
  ];
  return `${[...parts, ...(slug === undefined ? [] : [`/rental/${slug}`])].join("  ")}\n    ${excerpt(text)}`;
}

/** What became of a post, in one line. */
export function outcomeLine(row: Pick<PostRow, "channel" | "message_id" | "status" | "reason">): string {
  const { status, reason } = row;
  if (status === "queued") return `${keyText(row)}: it still waits: ${reason}. Say it with set.`;
  return `${keyText(row)}: ${WORDS[status]}${reason === null ? "" : `, ${reason}`}`;
}
