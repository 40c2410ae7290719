import { postKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import { postRow } from "../posts/rows.ts";
import { Tally } from "../report/tally.ts";
import { questionAbout } from "../second-reader/answer.ts";
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

/** Asks a language model about the waiting posts, one after another. A question that was answered is not asked again. Returns what came of it in words. */
export async function readWaiting(run: Run, reader: SecondReader): Promise<string> {
  const { model } = reader;
  const count = { asked: 0, answered: 0, published: 0, waiting: 0 };
  const failures = new Set<string>();
  let unansweredInARow = 0;
  const uncounted = { ...run, tally: new Tally() };
  for (const post of await Array.fromAsync(run.service.posts.queued(waitingPost))) {
    if (unansweredInARow >= MAX_UNANSWERED) break;
    if (!post.reasons.every(({ code }) => ANSWERABLE.has(code))) continue;
    const question = questionAbout(post.text, model);
    if (question === null) failures.add("too long to be sent");
    if (question === null || question.key === post.second_reading?.question) continue;
    count.asked += 1;
    const answer = await reader.ask(question.masked).catch((failure: unknown) => {
      if (!(failure instanceof NoAnswer)) throw failure;
      failures.add(failure.message);
      unansweredInARow = failure.isReached ? 0 : unansweredInARow + 1;
      return null;
    });
    if (answer === null) continue;
    count.answered += 1;
    unansweredInARow = 0;
    const second_reading = { question: question.key, model, answer };
    await inBatchesOf(run, [post], 1, async (keys) => {
      const [judged] = await judgeAgain(uncounted, keys, (row) => ({ ...row, second_reading }));
      if (judged?.status === "queued") count.waiting += 1;
      else if (judged) count.published += 1;
    });
  }
  const { asked, answered, published, waiting } = count;
  const counts = `asked ${asked}, answered ${answered}, now shown ${published}, still waiting ${waiting}`;
  return [`second reader (${model}): ${counts}`, ...failures].join("\n  ");
}
