import { isDenied } from "./denied-topics.ts";
import { type IncludeKey, isChargeable, isUtility, type Sentence } from "./sentence-claims.ts";

/** `free wifi and water`, `water & wifi free` */
export function sayFree(sentence: Sentence, index: number): void {
  const after = sentence.near(index, 1, 3);
  const claim = after ?? sentence.near(index, -1, 3);
  if (claim) sentence.sayJoined(claim, "yes", after ? 1 : -1);
}

/** `sudah AC` */
export function sayAlready(sentence: Sentence, index: number): void {
  const next = sentence.claimAt(index + 1);
  // `sudah listrik 1300w` only states the power.
  if (next === null || !isUtility(next) || sentence.tokens[index + 2]?.type !== "number")
    sayFree(sentence, index);
}

/** `вода и wi-fi наши`, `internet, water & gas on us` */
export function sayOurs(sentence: Sentence, index: number): void {
  const before = sentence.isEnd(index + 1) ? sentence.claimAt(index - 1) : null;
  if (before && isChargeable(before)) sentence.sayBefore(before, "yes", isChargeable);
}

/** Cues for an exception: `all in, electricity by meter`. */
const EXCEPTION_CUES: ReadonlySet<IncludeKey> = new Set([
  "except",
  "excludes",
  "charged",
  "metered",
  "token",
]);

/** `all in`, `everything included but electricity` */
export function sayEverything(sentence: Sentence, index: number): void {
  const but = sentence.wordAt(index + 1) === "but" ? sentence.claimAt(index + 2) : null;
  if (but && isChargeable(but)) sentence.sayJoined(but, "no", 1);
  const hasException =
    but !== null ||
    sentence.claims.some((claim) => isDenied(sentence, claim)) ||
    sentence.tokens.some((token) => token.type === "term" && EXCEPTION_CUES.has(token.key));
  sentence.imply("electricity", index, "yes");
  sentence.imply("water", index, "yes", hasException ? "not everything is included" : null);
  sentence.sayAfter(index, "yes", () => true);
}
