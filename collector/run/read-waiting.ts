import type { BatchState } from "../judge/batch-state.ts";
import { decide } from "../judge/decide.ts";
import { judgePost } from "../judge/judge-post.ts";
import { type PostKey, postKey } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import { SecondTally, Tally } from "../report/tally.ts";
import type { Answer } from "../second-reader/answer.ts";
import { type Question, questionAbout } from "../second-reader/answer.ts";
import { NoAnswer, type SecondReader } from "../second-reader/language-model.ts";
import { loadState } from "./load-state.ts";
import { inBatchesOf, type Run, writeChanges } from "./run-batch.ts";

/** Posts that are asked about before the answers are written: an interrupted run loses at most these. */
const BATCH_SIZE = 20;
const MAX_CONCURRENT = 4;
/** The run stops asking after this many questions in a row without an answer. */
const MAX_UNANSWERED = 3;

/** Whether a model's answer could publish a post: it waits only because its kind, rent or area is missing or doubtful. */
function isWaitingForWords(state: BatchState, row: PostRow): boolean {
  if (row.status !== "queued") return false;
  const { read, places } = state.rules;
  const advert = read(row.text, new Date(row.posted_at));
  const owner = state.correctionsOf(row);
  const { status, location } = decide(advert, owner, places);
  const isPlaceUnknown = advert.area?.doubt === null && location === null;
  return status === "queued" && !isPlaceUnknown;
}

async function askAll(
  reader: SecondReader,
  questions: readonly Question[],
  { tally, answers }: { tally: SecondTally; answers: Map<string, Answer> },
): Promise<void> {
  const remaining = questions.values();
  const askInTurn = async () => {
    for (const { key, masked } of remaining) {
      if (tally.unansweredInARow >= MAX_UNANSWERED) return;
      try {
        tally.asked += 1;
        answers.set(key, await reader.ask(masked));
        tally.answered += 1;
        tally.unansweredInARow = 0;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        tally.reasons.add(error.message);
        tally.unansweredInARow = error.isReached ? 0 : tally.unansweredInARow + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, askInTurn));
}

function questionsOf(state: BatchState, keys: readonly PostKey[], model: string, tally: SecondTally) {
  return keys.flatMap((key) => {
    const row = state.get(key);
    if (!row || !isWaitingForWords(state, row)) return [];
    const question = questionAbout(row.text, model);
    if (question === null) tally.reasons.add("too long to be sent");
    return question === null || question.key === row.second_reading?.question ? [] : [{ row, question }];
  });
}

/** `answers` are those of the run by question key: what is tried in parts is asked once. */
async function readBatch(
  run: Run,
  reader: SecondReader,
  keys: readonly PostKey[],
  { tally, answers }: { tally: SecondTally; answers: Map<string, Answer> },
) {
  const state = await loadState(run, keys);
  const toAsk = questionsOf(state, keys, reader.model, tally);
  if (toAsk.length === 0) return;
  const questions = new Map(toAsk.map(({ question }) => [question.key, question]));
  const unanswered = [...questions.values()].filter(({ key }) => !answers.has(key));
  await askAll(reader, unanswered, { tally, answers });
  for (const { row, question } of toAsk) {
    const answer = answers.get(question.key);
    if (!answer) continue;
    judgePost(state, { ...row, second_reading: { question: question.key, model: reader.model, answer } });
    const judged = state.get(row) ?? row;
    if (judged.status === "queued") tally.waiting += 1;
    else tally.published += 1;
    for (const lack of state.read(judged).second?.lacks ?? []) tally.reasons.add(lack);
  }
  await writeChanges({ ...run, tally: new Tally() }, state);
}

/** Asks a language model about the waiting posts. A question that was answered is not asked again. */
export async function readWaiting(run: Run, reader: SecondReader): Promise<SecondTally> {
  const tally = new SecondTally(reader.model);
  const answers = new Map<string, Answer>();
  const waiting = await Array.fromAsync(run.service.posts.queued(postKey));
  await inBatchesOf(run, waiting, BATCH_SIZE, async (some) => {
    if (tally.unansweredInARow < MAX_UNANSWERED) await readBatch(run, reader, some, { tally, answers });
  });
  return tally;
}
