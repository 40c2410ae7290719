import { CliError } from "../../lib/cli/cli-error.ts";
import { ownerEdits, TAKEN_BACK } from "../judge/corrections.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { storedKey } from "../store/find-post.ts";
import { correctPost } from "./owner-commands.ts";

/** Which fields are as they were before, and the post as it is then. */
export type Undone = { fields: string[]; post: PostRow };

/**
 * Takes back what the owner said last, of one post or for null of any. Throws a `CliError` where nothing is left, or where two posts
 * were joined. A takedown is not among it: nothing is kept of what was removed.
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
  const earlier = steps.map(({ field, earlier: value }) => [field, value === TAKEN_BACK ? null : value]);
  const edits = ownerEdits.partial().parse(Object.fromEntries(earlier));
  const post = await correctPost(
    run,
    first,
    edits,
    by,
    steps.map(({ id }) => id),
  );
  return { fields: steps.map(({ field }) => field).sort(), post };
}
