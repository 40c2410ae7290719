import { LRUCache } from "lru-cache";
import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { Refresh } from "./site-process.ts";

const MAX_BYTES = 48 * 1024 * 1024;
/** Rough overhead of an entry, in bytes. */
const ENTRY_BYTES = 2_048;
/** A body in both codings, beside that in brotli. */
const BOTH_CODINGS = 2.2;

/** An answer that must not take the place of a kept one. */
class FailedAnswer extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`The site answers ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * Keeps answers by what they depend on, for as long as their `Cache-Control` says. Whoever asks while an answer is made waits
 * for the same one; one that is no longer fresh is given at once while the next is made, and while that fails.
 */
export function keptAnswers(make: (asked: Asked) => Promise<Answer>, maxBytes = MAX_BYTES) {
  /** Part of every key: what was made before a listing went is never asked for again. */
  let generation = 0;
  let changedAt = 0;

  const answers = new LRUCache<string, Answer, Asked>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, isCompressed }, key) =>
      ENTRY_BYTES + key.length + Math.ceil(body.length * (isCompressed ? BOTH_CODINGS : 1)),
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Evicted while it is made: it is still the answer for those who wait.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const answer = await make(context);
      if (answer.hasFailed) throw new FailedAnswer(answer);
      options.ttl = answer.keeping?.freshMs ?? 1;
      return answer;
    },
  });

  async function answerTo(asked: Asked): Promise<Answer> {
    const key = `${generation} ${asked.key}`;
    const kept = answers.peek(key);
    const isUsable = kept !== undefined && Date.now() - kept.madeAt <= (kept.keeping?.usableMs ?? 0);
    try {
      const answer = await answers.forceFetch(key, {
        context: asked,
        allowStale: isUsable,
        allowStaleOnFetchRejection: isUsable,
        forceRefresh: kept !== undefined && (!isUsable || kept.madeAt <= changedAt),
      });
      if (answer.keeping === null) answers.delete(key);
      return answer;
    } catch (error) {
      if (error instanceof FailedAnswer) return error.answer;
      throw error;
    }
  }

  /** A listing that went takes all with it; one that came makes all of it old. */
  function afterRefresh(refresh: Refresh): void {
    if (refresh === "lost") generation += 1;
    if (refresh === "gained") changedAt = Date.now();
  }

  return { answerTo, afterRefresh };
}
