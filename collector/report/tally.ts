import { messageOf } from "../../lib/cli/cli-error.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { reasonKind } from "../posts/reasons.ts";
import { isShown, type PostRow } from "../posts/rows.ts";

const OUTCOMES = ["published", "updated", "ended", "merged", "queued", "left out", "unchanged"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The outcome of a post; null for one that had ended before. */
function outcomeOf(before: PostRow | null, now: PostRow): Outcome | null {
  const wasShown = before !== null && isShown(before);
  if (now.status === "published") return wasShown ? "updated" : "published";
  if (now.status === "merged") return wasShown ? "updated" : "merged";
  if (now.status === "removed") return before?.status === "removed" ? null : "ended";
  return now.status === "queued" ? "queued" : "left out";
}

export class ReasonCounts {
  readonly #counts = new Map<string, number>();

  add(reason: string, times = 1): void {
    if (times > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + times);
  }

  total(): number {
    return this.#counts.values().reduce((sum, count) => sum + count, 0);
  }

  /** The named reasons, the most frequent first. */
  named(): [reason: string, count: number][] {
    const named = [...this.#counts].filter(([reason]) => reason !== "");
    return named.toSorted(([, a], [, b]) => b - a);
  }

  lines(): string[] {
    return this.named().map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`);
  }
}

const REFUSED =
  "The data service did not take these posts; all others are stored. Report what it says of them, and collect again with the next version.";

export class Tally {
  readonly #outcomes = new Map(OUTCOMES.map((outcome) => [outcome, new ReasonCounts()]));
  readonly #photoProblems = new ReasonCounts();
  readonly #refused = new Map<string, string>();
  /** What a reader of the counts should know, in sentences. */
  readonly notes = new Set<string>();
  messages = 0;
  readonly #onPost: (row: PostRow) => void;

  /** `onPost` is called with each post that a run has judged. */
  constructor(onPost: (row: PostRow) => void = () => undefined) {
    this.#onPost = onPost;
  }

  add(outcome: Outcome, reason: string | null, times = 1): void {
    this.#outcomes.get(outcome)?.add(reason ?? "", times);
  }

  post(before: PostRow | null, now: PostRow): void {
    const outcome = outcomeOf(before, now);
    if (outcome === null) return;
    this.add(outcome, reasonKind(now.reasons));
    this.#onPost(now);
  }

  photoProblem(problem: string): void {
    this.#photoProblems.add(problem);
  }

  /** Notes a post that the data service refuses, and which is left out alone. */
  refuse(key: PostKey, error: unknown): void {
    this.#refused.set(keyText(key), messageOf(error));
  }

  total(outcome: Outcome): number {
    return this.#outcomes.get(outcome)?.total() ?? 0;
  }

  toString(): string {
    const lines = [...this.#outcomes].flatMap(([outcome, reasons]) => [
      `${outcome.padEnd(10)} ${reasons.total()}`,
      ...reasons.lines(),
    ]);
    return [...lines, ...this.problems()].join("\n");
  }

  /** What the owner should know besides the outcomes. */
  problems(): string[] {
    const photos = this.#photoProblems.lines();
    const refused = Array.from(this.#refused, ([key, why]) => `  ${key}: ${why}`);
    return [
      ...(photos.length > 0 ? ["photos left out", ...photos] : []),
      ...(refused.length > 0 ? [`refused    ${refused.length}`, ...refused, REFUSED] : []),
      ...this.notes,
    ];
  }
}
