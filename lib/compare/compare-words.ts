import type { Translator } from "@/lib/language/translator";
import { MAX_SIDE_BY_SIDE } from "./compare-address";

/** "Compare 3 homes", or "Shortlist of 12 homes" if they do not fit side by side. */
export function compareHeading(count: number, t: Translator): string {
  return count > MAX_SIDE_BY_SIDE ? t("compare.shortlistOf", { count }) : t("compare.heading", { count });
}

/** The outcome of "Add all to mine": "3 added, 2 were already liked." */
export function addedWords(added: number, had: number, t: Translator): string {
  if (added === 0) return t("compare.allLiked", { count: had });
  return had === 0 ? t("compare.added", { added }) : t("compare.addedAndHad", { added, had });
}
