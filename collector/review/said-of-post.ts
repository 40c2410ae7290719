import { keyText, type PostRow } from "../rows.ts";

/** As the summary of a run counts them (collector/tally.ts). */
const WORDS = { published: "published", merged: "merged", ignored: "left out", removed: "ended" } as const;

/** What became of a post, in one line. */
export function saidOf(row: Pick<PostRow, "channel" | "message_id" | "status" | "reason">): string {
  const { status, reason } = row;
  if (status === "queued") return `${keyText(row)}: it still waits: ${reason}. Say it with set.`;
  return `${keyText(row)}: ${WORDS[status]}${reason === null ? "" : `, ${reason}`}`;
}
