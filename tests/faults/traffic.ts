import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Question } from "./questions.ts";

export type Tally = {
  right: number;
  /** Could not be answered without the data service, and said so with status 500 or 503. */
  told: number;
  wrong: number;
  lost: number;
  longestMs: number;
  /** The first few that were wrong or lost, for the report. */
  failures: string[];
};

const PATIENCE_MS = 20_000;
const VISITORS = 4;
const PAUSE_MS = 25;
const SHOWN_FAILURES = 5;

/** Null when no answer came in time, or none at all. */
export async function ask(site: string, path: string): Promise<Answer> {
  const start = performance.now();
  try {
    const response = await fetch(`${site}${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "manual",
    });
    return { status: response.status, body: await response.text(), ms: performance.now() - start };
  } catch {
    return null;
  }
}

function verdict(question: Question, answer: Answer): "right" | "told" | "wrong" | "lost" {
  if (answer === null) return "lost";
  if (question.isRight(answer)) return "right";
  if (answer.status < 500) return "wrong";
  return question.needsService ? "told" : "lost";
}

export function emptyTally(): Tally {
  return { right: 0, told: 0, wrong: 0, lost: 0, longestMs: 0, failures: [] };
}

/** Adds what came of a question. */
export function countAnswer(question: Question, answer: Answer, tally: Tally): void {
  const result = verdict(question, answer);
  tally[result] += 1;
  tally.longestMs = Math.max(tally.longestMs, answer?.ms ?? PATIENCE_MS);
  if ((result === "wrong" || result === "lost") && tally.failures.length < SHOWN_FAILURES)
    tally.failures.push(`${result}: ${question.path} ${answer?.status ?? "no answer"}`);
}

/** Four visitors who ask without end until `stop` is called; `next` says what. What is on its way then still counts. */
export function startTraffic(
  site: string,
  next: () => Question,
  tally: Tally,
): { stop: () => Promise<void> } {
  let isRunning = true;
  const visitor = async () => {
    while (isRunning) {
      const question = next();
      countAnswer(question, await ask(site, question.path), tally);
      await wait(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  return {
    stop: async () => {
      isRunning = false;
      await Promise.all(visitors);
    },
  };
}
