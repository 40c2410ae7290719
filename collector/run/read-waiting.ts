import type { BatchState } from "../judge/batch-state.ts";
import { decide } from "../judge/decide.ts";
import { judgePost, type Rules } from "../judge/judge-post.ts";
import { checkedReading } from "../judge/read-post.ts";
import type { PostKey, PostRow } from "../posts/rows.ts";
import { SecondTally } from "../report/second-tally.ts";
import { Tally } from "../report/tally.ts";
import type { Answer, SecondReading } from "../second-reader/answer.ts";
import { NoAnswer, type SecondReader } from "../second-reader/language-model.ts";
import { type Question, questionAbout } from "../second-reader/question.ts";
import { type Run, writeChanges } from "./run-batch.ts";
import { storedState } from "./stored-state.ts";

/** Of posts that are asked about and then written: what a run loses at most when it is ended. */
const BATCH = 20;
const MAX_CONCURRENT = 4;
/** After so many questions in a row without an answer nothing more is asked in this run. */
const MAX_UNANSWERED = 3;

/** Whether a model's answer could publish a post: it waits for what its words say of kind, rent or area, and for nothing else. */
function isWaitingForWords(state: BatchState, row: PostRow, { read, places }: Rules): boolean {
  if (row.status !== "queued") return false;
  const advert = read(row.text, new Date(row.posted_at));
  const owner = state.correctionsOf(row);
  const { status, location } = decide(advert, owner, places);
  const isUnclear = advert.areUnitsUnclear && !owner.price;
  const isElsewhere = advert.area?.doubt === null && location === null;
  return status === "queued" && !isUnclear && !isElsewhere;
}

/** Asks questions, few at a time, until too many in a row have no answer. */
async function ask(
  reader: SecondReader,
  questions: readonly Question[],
  tally: SecondTally,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const left = questions.values();
  const askInTurn = async () => {
    for (const { key, masked } of left) {
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
  return answers;
}

/** The posts of a batch with their questions, without those that were answered before. */
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

/** Reads the posts of one batch once more, and writes what follows from the answers. */
async function readBatch(run: Run, reader: SecondReader, keys: readonly PostKey[], tally: SecondTally) {
  const state = await storedState(run.service, keys);
  const asked = questionsOf(state, keys, run, reader.model, tally);
  if (asked.length === 0) return;
  const questions = new Map(asked.map(({ question }) => [question.key, question]));
  const known = await run.service.answers([...questions.keys()]);
  const unknown = [...questions.values()].filter(({ key }) => !known.has(key));
  const answers = await ask(reader, unknown, tally);
  const readingOf = ({ key }: Question): SecondReading | null => {
    const answer = answers.get(key);
    return answer ? { question: key, model: reader.model, answer } : (known.get(key) ?? null);
  };
  for (const { row, question } of asked) {
    const second_reading = readingOf(question);
    if (second_reading === null) continue;
    judgePost(state, { ...row, second_reading }, run.rules);
    const now = state.get(row) ?? row;
    tally.settled(now, checkedReading(now, run.rules)?.lacks ?? []);
  }
  await writeChanges({ ...run, tally: new Tally() }, state);
}

/** Has a language model read the posts that wait once more; one that was answered is not asked about again. */
export async function readWaiting(run: Run, reader: SecondReader): Promise<SecondTally> {
  const tally = new SecondTally(reader.model);
  const waiting: PostKey[] = [];
  for await (const { channel, message_id } of run.service.rows.queued())
    waiting.push({ channel, message_id });
  for (let start = 0; start < waiting.length; start += BATCH) {
    if (tally.unansweredInARow >= MAX_UNANSWERED) break;
    await readBatch(run, reader, waiting.slice(start, start + BATCH), tally);
  }
  return tally;
}
