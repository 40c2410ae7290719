import { releaseAnswered } from "../judge/end-by-replies.ts";
import { judgePost } from "../judge/judge-post.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { inParts } from "./in-parts.ts";
import { loadState } from "./load-state.ts";
import { type Run, writeChanges } from "./run-batch.ts";

const BATCH_SIZE = 250;

async function rereadBatch(run: Run, keys: readonly PostKey[]): Promise<void> {
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
}

/**
 * Judges every stored post again that other rules judged, and the reply that ended it. What the data service refuses stays as it is.
 * Returns the number of posts.
 */
export async function rereadPosts(
  run: Run,
  onProgress: (posts: number) => void = () => undefined,
): Promise<number> {
  const refused = new Set<string>();
  for (let count = 0; ; ) {
    const found = await run.service.posts.judgedByOtherRules(run.rules.version, BATCH_SIZE + refused.size);
    const keys = found.filter((key) => !refused.has(keyText(key)));
    if (keys.length === 0) return count;
    await inParts(keys, (some) => rereadBatch(run, some), {
      onFailed: (key, error) => {
        refused.add(keyText(key));
        run.tally.refuse(key, error);
      },
    });
    count += keys.length;
    onProgress(count);
  }
}
