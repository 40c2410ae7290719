import { releaseAnswered } from "../judge/end-by-replies.ts";
import { judgePost } from "../judge/judge-post.ts";
import { loadState } from "./load-state.ts";
import { type Run, writeChanges } from "./run-batch.ts";

const BATCH_SIZE = 250;

/** Judges every stored post again that other rules judged, and the reply that ended it. Returns the number of posts. */
export async function rereadPosts(
  run: Run,
  onProgress: (posts: number) => void = () => undefined,
): Promise<number> {
  for (let count = 0; ; ) {
    const keys = await run.service.posts.judgedByOtherRules(run.rules.version, BATCH_SIZE);
    if (keys.length === 0) return count;
    const state = await loadState(run.service, keys);
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
