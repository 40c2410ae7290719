import type { PostKey } from "../posts/rows.ts";
import type { CollectorService } from "../store/service.ts";

/** What `undo` of a post would take back, and the step it begins with. */
export type Undoable = { key: PostKey; step: number };

const UNDO_MS = 24 * 60 * 60 * 1_000;

/**
 * The last command about any of these posts, if it was said within a day and can be taken back (docs/behaviour.md, B22). What is
 * said of a whole listing is kept with its first post.
 */
export async function undoable(
  { rows }: CollectorService,
  keys: readonly PostKey[],
  now: Date,
): Promise<Undoable | null> {
  const commands = await Promise.all(keys.map((key) => rows.lastSteps(key)));
  const [steps = []] = commands.toSorted((a, b) => (b[0]?.id ?? 0) - (a[0]?.id ?? 0));
  const [first] = steps;
  if (!first || now.getTime() - Date.parse(first.said_at) > UNDO_MS) return null;
  if (steps.some(({ field }) => field === "same_as")) return null;
  return { key: { channel: first.channel, message_id: first.message_id }, step: first.id };
}
