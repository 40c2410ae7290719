import type { PostRow } from "./rows.ts";

const OUTCOMES = ["published", "updated", "ended", "merged", "queued", "left out", "unchanged"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A reason without what it names, so that the same reason is counted together. */
function reasonKind(reason: string): string {
  const [kind = ""] = reason
    .replace(/(\brepeats?) .+\/\d+/, "$1 an earlier post")
    .replace(/\bmessage \d+/, "an earlier message")
    .split(":", 1);
  return kind.replace(/"[^"]*"/g, "…");
}

/** What became of a post; null when it stands as before. */
function outcomeOf(before: PostRow | null, now: PostRow): Outcome | null {
  const wasShown = before?.status === "published" || before?.status === "merged";
  if (now.status === "published") return wasShown ? "updated" : "published";
  if (now.status === "merged") return wasShown ? "updated" : "merged";
  if (now.status === "removed") return before?.status === "removed" ? null : "ended";
  return now.status === "queued" ? "queued" : "left out";
}

/** Counts what became of posts, with the reasons. */
export class Tally {
  readonly counts = new Map<Outcome, Map<string, number>>();
  readonly photoProblems = new Map<string, number>();
  messages = 0;

  add(outcome: Outcome, reason: string | null): void {
    const reasons = this.counts.get(outcome) ?? new Map<string, number>();
    const kind = reason === null ? "" : reasonKind(reason);
    reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    this.counts.set(outcome, reasons);
  }

  post(before: PostRow | null, now: PostRow): void {
    const outcome = outcomeOf(before, now);
    if (outcome !== null) this.add(outcome, now.reason);
  }

  photoProblem(problem: string): void {
    this.photoProblems.set(problem, (this.photoProblems.get(problem) ?? 0) + 1);
  }

  total(outcome: Outcome): number {
    return [...(this.counts.get(outcome)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  /** One line for each outcome, below it the reasons, the most frequent first. */
  toString(): string {
    const lines = OUTCOMES.flatMap((outcome) => {
      const reasons = [...(this.counts.get(outcome) ?? [])].filter(([reason]) => reason !== "");
      const sorted = reasons.toSorted(([, a], [, b]) => b - a);
      return [
        `${outcome.padEnd(10)} ${this.total(outcome)}`,
        ...sorted.map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`),
      ];
    });
    const photos = [...this.photoProblems].map(
      ([problem, count]) => `  ${String(count).padStart(6)}  ${problem}`,
    );
    return [...lines, ...(photos.length > 0 ? ["photos left out", ...photos] : [])].join("\n");
  }
}
