import { chunks } from "../../lib/lists/chunks.ts";
import type { BatchState } from "../judge/batch-state.ts";
import { decide } from "../judge/decide.ts";
import { judgePost, type Rules } from "../judge/judge-post.ts";
import { checkedReading } from "../judge/read-post.ts";
import type { PostKey } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import { SecondTally } from "../report/second-tally.ts";
import { Tally } from "../report/tally.ts";
import type { Answer, SecondReading } from "../second-reader/answer.ts";
import { NoAnswer, type SecondReader } from "../second-reader/language-model.ts";
import { type Question, questionAbout } from "../second-reader/question.ts";
import { inParts } from "./in-parts.ts";
import { loadState } from "./load-state.ts";
import { type Run, writeChanges } from "./run-batch.ts";

/** Posts that are asked about before the answers are written: an interrupted run loses at most these. */
const BATCH_SIZE = 20;
const MAX_CONCURRENT = 4;
/** The run stops asking after this many questions in a row without an answer. */
const MAX_UNANSWERED = 3;

/** Whether a model's answer could publish a post: it waits only because its kind, rent or area is missing or doubtful. */
function isWaitingForWords(state: BatchState, row: PostRow, { read, places }: Rules): boolean {
  if (row.status !== "queued") return false;
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
        answers.set(key, await reader.ask(masked));
        tally.answered();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        tally.failed(error);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, askInTurn));
}

function questionsOf(
  state: BatchState,
  keys: readonly PostKey[],
  { rules }: Run,
  model: string,
  tally: SecondTally,
) {
  return keys.flatMap((key) => {
    const row = state.get(key);
    if (!row || !isWaitingForWords(state, row, rules)) return [];
    const question = questionAbout(row.text, model);
    if (question === null) tally.tooLong();
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
  const state = await loadState(run.service, keys);
  const toAsk = questionsOf(state, keys, run, reader.model, tally);
  if (toAsk.length === 0) return;
  const questions = new Map(toAsk.map(({ question }) => [question.key, question]));
  const storedAnswers = await run.service.answers([...questions.keys()]);
  const isAnswered = ({ key }: Question) => storedAnswers.has(key) || answers.has(key);
  const unanswered = [...questions.values()].filter((question) => !isAnswered(question));
  await askAll(reader, unanswered, { tally, answers });
  const readingOf = ({ key }: Question): SecondReading | null => {
    const answer = answers.get(key);
    return answer ? { question: key, model: reader.model, answer } : (storedAnswers.get(key) ?? null);
  };
  for (const { row, question } of toAsk) {
    const second_reading = readingOf(question);
    if (second_reading === null) continue;
    judgePost(state, { ...row, second_reading }, run.rules);
    const judged = state.get(row) ?? row;
    tally.judged(judged, checkedReading(judged, run.rules)?.lacks ?? []);
  }
  await writeChanges({ ...run, tally: new Tally() }, state);
}

/** Asks a language model about the waiting posts. A question that was answered is not asked again. */
export async function readWaiting(run: Run, reader: SecondReader): Promise<SecondTally> {
  const tally = new SecondTally(reader.model);
  const answers = new Map<string, Answer>();
  const waiting = await Array.fromAsync(run.service.posts.queuedKeys());
  for (const batch of chunks(waiting, BATCH_SIZE)) {
    if (tally.unansweredInARow >= MAX_UNANSWERED) break;
    await inParts(batch, (some) => readBatch(run, reader, some, { tally, answers }), {
      onFailed: (key, error) => run.tally.refuse(key, error),
    });
  }
  return tally;
}
