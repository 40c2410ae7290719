import type { PostRow } from "../posts/rows.ts";
import type { NoAnswer } from "../second-reader/language-model.ts";
import { ReasonCounts } from "./tally.ts";

export class SecondTally {
  readonly #model: string;
  readonly #failures = new ReasonCounts();
  readonly #lacks = new ReasonCounts();
  readonly #notSent = new ReasonCounts();
  #answers = 0;
  #published = 0;
  #waiting = 0;
  unansweredInARow = 0;

  constructor(model: string) {
    this.#model = model;
  }

  tooLong(): void {
    this.#notSent.add("too long to be sent");
  }

  answered(): void {
    this.#answers += 1;
    this.unansweredInARow = 0;
  }

  failed({ message, isReached }: NoAnswer): void {
    this.#failures.add(message);
    this.unansweredInARow = isReached ? 0 : this.unansweredInARow + 1;
  }

  judged({ status }: PostRow, lacks: readonly string[]): void {
    if (status === "queued") this.#waiting += 1;
    else this.#published += 1;
    for (const lack of lacks) this.#lacks.add(lack);
  }

  /** Counts and reasons. The reasons contain nothing of any post. */
  toString(): string {
    const asked = `asked ${this.#answers + this.#failures.total()}, answered ${this.#answers}`;
    return [
      `second reader (${this.#model}): ${asked}, now shown ${this.#published}, still waiting ${this.#waiting}`,
      ...this.#failures.lines(),
      ...this.#lacks.lines(),
      ...this.#notSent.lines(),
    ].join("\n");
  }
}
