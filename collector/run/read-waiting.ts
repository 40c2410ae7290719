import { readPost } from "../judge/read-post.ts";
import { postKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import { postRow } from "../posts/rows.ts";
import { ReasonCounts, Tally } from "../report/tally.ts";
import { type Answer, questionAbout } from "../second-reader/answer.ts";
import { NoAnswer, type SecondReader } from "../second-reader/language-model.ts";
import { inBatchesOf, judgeAgain, type Run } from "./run-batch.ts";

/** The run stops asking after this many questions in a row that did not reach the model. */
const MAX_UNANSWERED = 3;

/** What a model's answer can put right. A post with another reason waits for the owner whatever the model says. */
const ANSWERABLE: ReadonlySet<Reason["code"]> = new Set<Reason["code"]>([
  ...(["no-rent", "uncertain-rent", "no-area", "uncertain-area"] as const),
  ...(["uncertain-offer", "uncertain-wish", "no-home"] as const),
]);

const { text, reasons, second_reading } = postRow.shape;
const waitingPost = postKey.extend({ text, reasons, second_reading });

class SecondTally {
  asked = 0;
  answered = 0;
  published = 0;
  waiting = 0;
  unansweredInARow = 0;
  readonly reasons = new ReasonCounts();
}

async function answerTo(reader: SecondReader, masked: string, tally: SecondTally): Promise<Answer | null> {
  tally.asked += 1;
  try {
    const answer = await reader.ask(masked);
    tally.answered += 1;
    tally.unansweredInARow = 0;
    return answer;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    tally.reasons.add(error.message);
    tally.unansweredInARow = error.isReached ? 0 : tally.unansweredInARow + 1;
    return null;
  }
}

/** Asks a language model about the waiting posts, one after another. A question that was answered is not asked again. Returns what came of it in words. */
export async function readWaiting(run: Run, reader: SecondReader): Promise<string> {
  const { model } = reader;
  const tally = new SecondTally();
  const uncounted = { ...run, tally: new Tally() };
  for (const post of await Array.fromAsync(run.service.posts.queued(waitingPost))) {
    if (tally.unansweredInARow >= MAX_UNANSWERED) break;
    if (!post.reasons.every(({ code }) => ANSWERABLE.has(code))) continue;
    const question = questionAbout(post.text, model);
    if (question === null) tally.reasons.add("too long to be sent");
    if (question === null || question.key === post.second_reading?.question) continue;
    const answer = await answerTo(reader, question.masked, tally);
    if (answer === null) continue;
    const second_reading = { question: question.key, model, answer };
    await inBatchesOf(run, [post], 1, async (keys) => {
      const [judged] = await judgeAgain(uncounted, keys, (row) => ({ ...row, second_reading }));
      if (!judged) return;
      if (judged.status === "queued") tally.waiting += 1;
      else tally.published += 1;
      for (const lack of readPost(judged, run.rules).second?.lacks ?? []) tally.reasons.add(lack);
    });
  }
  const { asked, answered, published, waiting } = tally;
  const counts = `asked ${asked}, answered ${answered}, now shown ${published}, still waiting ${waiting}`;
  return [`second reader (${model}): ${counts}`, ...tally.reasons.lines()].join("\n");
}
