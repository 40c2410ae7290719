import { CliError } from "../../lib/cli/cli-error.ts";
import { ownerEdits, TAKEN_BACK } from "../judge/corrections.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { storedKey } from "../store/find-post.ts";
import { correctPost } from "./owner-commands.ts";

/** The fields that were restored, and the post as judged with them. */
export type Undone = { fields: string[]; post: PostRow };

/**
 * Undoes the owner's last command about a post, or about any post if `written` is null. Throws a `CliError` if nothing is left
 * to undo or the command joined two posts. A takedown cannot be undone: nothing of the post is stored any more.
 */
export async function undoLast(run: Run, written: PostKey | null, by: string): Promise<Undone> {
  const key = written && (await storedKey(run.service, written));
  const steps = await run.service.rows.lastSteps(key);
  const [first] = steps;
  if (!first)
    throw new CliError(key ? `${keyText(key)}: nothing is left to undo.` : "Nothing is left to undo.");
  if (steps.some(({ field }) => field === "same_as")) {
    throw new CliError(`${keyText(first)}: what was joined with same_as stays joined.`);
  }
  const previous = steps.map(({ field, earlier: value }) => [field, value === TAKEN_BACK ? null : value]);
  const edits = ownerEdits.partial().parse(Object.fromEntries(previous));
  const post = await correctPost(
    run,
    first,
    edits,
    by,
    steps.map(({ id }) => id),
  );
  return { fields: steps.map(({ field }) => field).sort(), post };
}
