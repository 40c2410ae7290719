import { setTimeout as wait } from "node:timers/promises";
import { listedRows, pathOf, type RentalRow } from "../support/demo-rows.ts";

const PATIENCE_MS = 20_000;

export type Answer = { status: number; headers: Headers; body: string };

/** Null when no answer came in time, or none at all. */
export async function ask(site: string, path: string, init: RequestInit = {}): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${site}${path}`, { signal, redirect: "manual", ...init });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch {
    return null;
  }
}

/** Whether this is the page of the listing, whose id is in the page's source link or in the buttons that count clicks. */
export const isPageOf = ({ id }: RentalRow, answer: Answer | null): boolean =>
  answer?.status === 200 && answer.body.includes(`data-umami-event-rental="${id}"`);

/** The items in their order, begun again when all were given. */
export function oneAfterAnother<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item === undefined) throw new Error("There is nothing to ask.");
    return item;
  };
}

/**
 * Visitors who open the pages of the demo's listings until they are stopped; what is on its way then still counts. `wrong`
 * names every answer that is another page, an error or missing.
 */
export function startVisitors(site: string, { visitors = 4, pauseMs = 40, asking = ask } = {}) {
  const answers: { right: number; wrong: string[] } = { right: 0, wrong: [] };
  const next = oneAfterAnother(listedRows);
  let isRunning = true;
  const visit = async () => {
    while (isRunning) {
      const row = next();
      const answer = await asking(site, pathOf(row));
      if (isPageOf(row, answer)) answers.right += 1;
      else answers.wrong.push(`${pathOf(row)}: ${answer?.status ?? "no answer"}`);
      await wait(pauseMs);
    }
  };
  const all = Array.from({ length: visitors }, visit);
  return {
    answers,
    stop: async () => {
      isRunning = false;
      await Promise.all(all);
      return answers;
    },
  };
}
