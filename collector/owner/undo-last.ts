import { CliError } from "../../lib/cli/cli-error.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { ownerEdits, TAKEN_BACK } from "../judge/corrections.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { Run } from "../run/run-batch.ts";
import { storedKey } from "../store/find-post.ts";
import type { CollectorService } from "../store/service.ts";
import { correctPost } from "./correct-post.ts";

/** Undoes the owner's last command about a post, or about any if `written` is null. Throws a `CliError` if none can be undone. */
export async function undoLast(run: Run, written: PostKey | null, by: string) {
  const key = written && (await storedKey(run.service, written));
  const steps = await run.service.rows.lastSteps(key);
  const [first] = steps;
  if (!first)
    throw new CliError(key ? `${keyText(key)}: nothing is left to undo.` : "Nothing is left to undo.");
  if (key === null && (await run.service.people.lastRemoval()) > Date.parse(first.said_at)) {
    throw new CliError(
      `The last command was remove, block or prune: undo cannot take that back. ${keyText(first)} was set before; undo ${keyText(first)} takes that back.`,
    );
  }
  const previous = steps.map(({ field, earlier: value }) => [field, value === TAKEN_BACK ? null : value]);
  const edits = ownerEdits.partial().parse(Object.fromEntries(previous));
  const undone = steps.map(({ id }) => id);
  const post = await correctPost(run, first, edits, by, undone);
  return { fields: steps.map(({ field }) => field).sort(), post };
}

export type Undoable = { key: PostKey; step: number };

/** The last command about any of these posts, if it was said within a day and can be taken back (docs/behaviour.md, B22). */
export async function undoable(
  { rows }: CollectorService,
  keys: readonly PostKey[],
  now: Date,
): Promise<Undoable | null> {
  const commands = await Promise.all(keys.map((key) => rows.lastSteps(key)));
  const [steps = []] = commands.toSorted((a, b) => (b[0]?.id ?? 0) - (a[0]?.id ?? 0));
  const [first] = steps;
  if (!first || now.getTime() - Date.parse(first.said_at) > DAY_MS) return null;
  return { key: { channel: first.channel, message_id: first.message_id }, step: first.id };
}
