import { z } from "zod";
import { keyText, messageText, postKey } from "./post-key.ts";

/** Reasons that stand alone. */
const PLAIN = {
  "no-rent": "it states no rent",
  "impossible-rent": "its rent cannot be right",
  "no-area": "it names no area",
  wanted: "somebody looks for a home",
  rejected: "rejected by the owner",
  blocked: "its contact is blocked",
  "deleted-in-channel": "deleted in the channel",
  "ended-by-owner": "the owner says so",
  "ended-by-itself": "the post says so itself",
  "taken-down": "taken down by the owner",
  "asks-too-little": "it asks for less than a quarter of what similar homes do",
} as const;

/** `of` is what the reader or the lexicon says. */
const WORDED = {
  "uncertain-rent": (doubt: string) => `its rent is uncertain: ${doubt}`,
  "uncertain-area": (doubt: string) => `its area is uncertain: ${doubt}`,
  "unknown-place": (name: string) => `no place is known by the name "${name}"`,
  "uncertain-offer": (doubt: string) => `it may be no offer of a home: ${doubt}`,
  "uncertain-wish": (doubt: string) => `somebody looks for a home, but ${doubt}`,
  "no-home": (what: string) => `no home to rent: ${what}`,
  /** A sentence that a version before 0.2 stored. */
  earlier: (sentence: string) => sentence,
} as const;

/** `of` is a message of the same channel. */
const BY_MESSAGE = {
  "ended-by-reply": (message: string) => `${message} says so`,
  ends: (message: string) => `says that ${message} is taken`,
  amends: (message: string) => `changes what ${message} says`,
} as const;

/** `of` is the first post of a listing, of "warned-of" another post. */
const BY_POST = {
  repeats: (post: string) => `repeats ${post}`,
  "joined-by-owner": (post: string) => `the owner says it repeats ${post}`,
  "may-repeat": (post: string) => `it may repeat ${post}, or be another unit`,
  "warned-of": (post: string) => `${post} warns of its contact`,
  "may-amend": (post: string) => `it may change one of several rents of ${post}: what is the rent now?`,
} as const;

/** `of` is a post that stays out. */
const BY_KEPT_OUT = {
  "repeats-kept-out": (post: string, why: string) => `it repeats ${post}, which was ${why}`,
  "may-repeat-kept-out": (post: string, why: string) => `it may repeat ${post}, which was ${why}`,
} as const;

const codesOf = <Code extends string>(words: Readonly<Record<Code, unknown>>) =>
  z.custom<Code>((code) => typeof code === "string" && Object.hasOwn(words, code));

const plainReason = z.object({ code: codesOf(PLAIN) });
const wordedReason = z.object({ code: codesOf(WORDED), of: z.string() });
const messageReason = z.object({ code: codesOf(BY_MESSAGE), of: z.int() });
const postReason = z.object({ code: codesOf(BY_POST), of: postKey });
const keptOutReason = z.object({
  code: codesOf(BY_KEPT_OUT),
  of: postKey.extend({ why: z.enum(["removed", "rejected"]) }),
});
/** Another author's copy of a listing, what else it says, and whether its author is known (docs/behaviour.md, C18). */
const copyReason = z.object({
  code: z.literal("copies"),
  of: postKey.extend({ isAuthorKnown: z.boolean(), differences: z.array(z.string()) }),
});

/** Why a post stands as it does. Rules compare codes; words are for people. */
export const reason = z.union([
  plainReason,
  wordedReason,
  messageReason,
  postReason,
  keptOutReason,
  copyReason,
]);
export type Reason = z.infer<typeof reason>;

type Naming = { post: typeof keyText; message: (id: number) => string };

const EXACTLY: Naming = { post: keyText, message: (id) => `message ${messageText(id)}` };
/** Alike for all posts that have a reason in common. */
const IN_GENERAL: Naming = { post: () => "an earlier post", message: () => "another message" };

function wordsOf(reason: Reason, { post, message }: Naming): string {
  const is = <Code extends string, Found extends { code: string }>(
    words: Readonly<Record<Code, unknown>>,
    found: Found,
  ): found is Extract<Found, { code: Code }> => Object.hasOwn(words, found.code);
  if (is(PLAIN, reason)) return PLAIN[reason.code];
  if (is(WORDED, reason)) return WORDED[reason.code](reason.of);
  if (is(BY_MESSAGE, reason)) return BY_MESSAGE[reason.code](message(reason.of));
  if (is(BY_POST, reason)) return BY_POST[reason.code](post(reason.of));
  if (is(BY_KEPT_OUT, reason)) return BY_KEPT_OUT[reason.code](post(reason.of), reason.of.why);
  const { isAuthorKnown, differences } = reason.of;
  const who = [isAuthorKnown ? "another author" : "an unknown author", ...differences].join(", ");
  return `${who}: a clone of ${post(reason.of)}, or the agent?`;
}

/** The reasons in words: "it states no rent; it names no area". Null if there are none. */
export function reasonText(reasons: readonly Reason[]): string | null {
  return reasons.map((each) => wordsOf(each, EXACTLY)).join("; ") || null;
}

/** The reasons without what is particular to one post, so that equal ones can be counted together. Empty if there are none. */
export function reasonKind(reasons: readonly Reason[]): string {
  const kinds = reasons.map((each) =>
    wordsOf(each, IN_GENERAL)
      .split(":", 1)[0]
      ?.replace(/"[^"]*"/g, "…"),
  );
  return kinds.join("; ");
}
