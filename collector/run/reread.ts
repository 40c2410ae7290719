import { releaseAnswered } from "../judge/end-by-replies.ts";
import { judgePost } from "../judge/judge-post.ts";
import { type Run, writeChanges } from "./run-batch.ts";
import { storedState } from "./stored-state.ts";

const BATCH = 250;

/**
 * Reads every stored post again that other rules have read, and the reply that ended it, without the channel it came from.
 * Returns how many.
 */
export async function rereadPosts(
  run: Run,
  onProgress: (posts: number) => void = () => undefined,
): Promise<number> {
  for (let count = 0; ; ) {
    const keys = await run.service.rows.decidedByOthers(run.rules.version, BATCH);
    if (keys.length === 0) return count;
    const state = await storedState(run.service, keys);
    for (const key of keys) {
      const row = state.get(key);
      if (!row) continue;
      judgePost(state, row, run.rules);
      const { channel, ended_by } = row;
      const reply = ended_by === null ? null : state.withMessage({ channel, message_id: ended_by });
      if (reply) releaseAnswered(state, reply, run.rules);
    }
    await writeChanges(run, state);
    count += keys.length;
    onProgress(count);
  }
}
