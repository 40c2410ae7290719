import type { PostRow } from "../rows.ts";
import type { NoAnswer } from "./language-model.ts";

/** Counts what a second reader was asked, what it answered and what followed. */
export class SecondTally {
  readonly #model: string;
  readonly #failures = new Map<string, number>();
  readonly #lacks = new Map<string, number>();
  #answers = 0;
  #published = 0;
  #waiting = 0;
  unansweredInARow = 0;
  /** Posts whose text is too long to be sent. */
  tooLong = 0;

  constructor(model: string) {
    this.#model = model;
  }

  answered(): void {
    this.#answers += 1;
    this.unansweredInARow = 0;
  }

  failed({ message, isReached }: NoAnswer): void {
    this.#failures.set(message, (this.#failures.get(message) ?? 0) + 1);
    this.unansweredInARow = isReached ? 0 : this.unansweredInARow + 1;
  }

  settled({ status }: PostRow, lacks: readonly string[]): void {
    if (status === "queued") this.#waiting += 1;
    else this.#published += 1;
    for (const lack of lacks) this.#lacks.set(lack, (this.#lacks.get(lack) ?? 0) + 1);
  }

  #counted(counts: ReadonlyMap<string, number>): string[] {
    const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
    return sorted.map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`);
  }

  /** What was asked and what came of it, with the reasons; the reasons hold nothing of any post. */
  toString(): string {
    const failures = [...this.#failures.values()].reduce((sum, count) => sum + count, 0);
    const asked = `asked ${this.#answers + failures}, answered ${this.#answers}`;
    return [
      `second reader (${this.#model}): ${asked}, now shown ${this.#published}, still waiting ${this.#waiting}`,
      ...this.#counted(this.#failures),
      ...this.#counted(this.#lacks),
      ...this.#counted(new Map(this.tooLong > 0 ? [["too long to be sent", this.tooLong]] : [])),
    ].join("\n");
  }
}
