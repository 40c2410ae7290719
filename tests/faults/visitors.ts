import { setTimeout as wait } from "node:timers/promises";
import { type Answer, count, emptyTally, type Question, type Tally, verdictOf } from "./judge.ts";

const PATIENCE_MS = 20_000;
const VISITORS = 4;
const PAUSE_MS = 40;

/** Null when no answer came in time, or none at all. */
export async function ask(site: string, path: string, init: RequestInit = {}): Promise<Answer | null> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${site}${path}`, { signal, redirect: "manual", ...init });
    const { status, headers } = response;
    return { status, headers, body: await response.text(), ms: performance.now() - start };
  } catch {
    return null;
  }
}

/** Asks until the question is answered right; gives the milliseconds it took, null when it never was. */
export async function untilRight(
  site: string,
  question: Question,
  limitMs: number,
  asking = ask,
): Promise<number | null> {
  const start = performance.now();
  do {
    const answer = await asking(site, question.path);
    if (answer !== null && question.isRight(answer)) return performance.now() - start;
    await wait(200);
  } while (performance.now() - start < limitMs);
  return null;
}

export async function askEach(
  site: string,
  questions: readonly Question[],
  { tally = emptyTally(), asking = ask } = {},
): Promise<Tally> {
  for (const question of questions) {
    const answer = await asking(site, question.path);
    count(tally, verdictOf(question, answer, false), question.path, answer);
  }
  return tally;
}

export type Traffic = { tally: Tally; stop: () => Promise<Tally> };

/**
 * Visitors who ask without end until they are stopped; what is on its way then still counts. `mayApologise` is asked
 * when a question is put and when it was answered.
 */
export function startTraffic(
  site: string,
  next: () => Question,
  mayApologise: () => boolean,
  { visitors = VISITORS, pauseMs = PAUSE_MS, asking = ask } = {},
): Traffic {
  const tally = emptyTally();
  let isRunning = true;
  const visitor = async () => {
    while (isRunning) {
      const question = next();
      const mightFail = mayApologise();
      const answer = await asking(site, question.path);
      count(tally, verdictOf(question, answer, mightFail || mayApologise()), question.path, answer);
      await wait(pauseMs);
    }
  };
  const all = Array.from({ length: visitors }, visitor);
  return {
    tally,
    stop: async () => {
      isRunning = false;
      await Promise.all(all);
      return tally;
    },
  };
}
