import { LRUCache } from "lru-cache";

const MINUTE_MS = 60_000;
const MOST_ANSWERS = 20;

/** Counts messages and presses by chat: the bot answers at most 20 a minute of each (docs/behaviour.md, B6). One instance per process. */
export class AnswerLimit {
  readonly #times = new LRUCache<number, number[]>({ max: 10_000 });

  allows(chatId: number, now: Date): boolean {
    const time = now.getTime();
    const recent = (this.#times.get(chatId) ?? []).filter((each) => time - each < MINUTE_MS && each <= time);
    const isAllowed = recent.length < MOST_ANSWERS;
    if (isAllowed) recent.push(time);
    this.#times.set(chatId, recent);
    return isAllowed;
  }
}
