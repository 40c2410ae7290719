import type { Kind } from "../advert.ts";
import type { Prose } from "../contact/contacts.ts";
import type { KindKey, Region } from "../region.ts";
import { amountsIn } from "../rent/amounts.ts";
import { textBefore } from "../text/beside.ts";
import { sentencesOf, tokensOf } from "../text/tokens.ts";
import { type Subject, subjectsOf, type Words } from "./subjects.ts";

/** A word that says what the post does or what it is about. `index` is its place in the sentence. */
export type Cue = { key: KindKey; sentence: number; index: number; start: number; end: number };

export type Verdict = { kind: Kind; why: string | null; doubt: string | null; cue: Cue | null };

export const offer = (cue: Cue | null, doubt: string | null = null): Verdict => ({
  kind: "offer",
  why: null,
  doubt,
  cue,
});

export const wanted = (cue: Cue | null, doubt: string | null = null): Verdict => ({
  kind: "wanted",
  why: "wanted",
  doubt,
  cue,
});

/** No offer, for a reason such as `sale`. */
export const noOffer = (why: string | null, cue: Cue | null, doubt: string | null = null): Verdict => ({
  kind: "other",
  why,
  doubt,
  cue,
});

/** Characters from `can pay` in which its sum may stand. */
const CHARACTERS_TO_SUM = 30;
/** Characters before `can pay` in which a rent makes the sum a part of it. */
const CHARACTERS_TO_RENT = 200;

export function isBeforeSum({ text, region }: Pick<TaggedText, "text" | "region">, { end }: Cue): boolean {
  const [sum] = amountsIn(text.slice(end, end + CHARACTERS_TO_SUM), region);
  return sum !== undefined && /^[ :-]*$/.test(text.slice(end, end + sum.start));
}

/** `can pay 20 mln`; not `can pay 2 times`, nor the first part of `40 mln per year`. */
function isBudget(post: Pick<TaggedText, "text" | "region">, cue: Cue): boolean {
  const before = textBefore(post.text, cue.start, CHARACTERS_TO_RENT);
  return isBeforeSum(post, cue) && amountsIn(before, post.region).length === 0;
}

function cuesOf(post: Pick<TaggedText, "text" | "region">, sentences: readonly Words[]): Cue[] {
  const cues = sentences.flatMap((words, sentence) =>
    words.flatMap((token, index) => (token.type === "term" ? [{ ...token, sentence, index }] : [])),
  );
  const pays = cues.find(({ key }) => key === "pays");
  const isBudgetNamed = pays !== undefined && isBudget(post, pays);
  return cues.map((cue) => (isBudgetNamed && cue === pays ? { ...cue, key: "budget" } : cue));
}

export const wordsOf = ({ sentences }: Pick<TaggedText, "sentences">, { sentence }: Cue): Words =>
  sentences[sentence] ?? [];

/** A post in tokens, with the answers that several rules need. */
export type TaggedText = {
  text: string;
  region: Region;
  sentences: readonly Words[];
  cues: readonly Cue[];
  subjects: readonly (readonly Subject[])[];
  /** The first sentence with a subject; -1 without any. */
  firstWithSubject: number;
  /** Some sentence asks for something or names a budget. */
  isAsking: boolean;
  isLetting: boolean;
  /** Indices of the sentences that offer or describe something. */
  lettingSentences: ReadonlySet<number>;
  /** Offset of the last digit or phone number; -1 without any. */
  lastNumber: number;
};

export function tagText({ text, contacts, region }: Prose): TaggedText {
  const sentences = sentencesOf(tokensOf(text, region.kindTerms)).map(({ tokens }) => tokens);
  const cues = cuesOf({ text, region }, sentences);
  const subjects = sentences.map(subjectsOf);
  const letting = cues
    .filter(({ key }) => key === "offers" || key === "has" || key === "reopens")
    .map(({ sentence }) => sentence);
  return {
    text,
    region,
    sentences,
    cues,
    subjects,
    firstWithSubject: subjects.findIndex(({ length }) => length > 0),
    isAsking: cues.some(({ key }) => key === "asks" || key === "budget"),
    isLetting: cues.some(({ key }) => key === "offers"),
    lettingSentences: new Set(letting),
    lastNumber: Math.max(text.search(/\p{Nd}\P{Nd}*$/u), ...contacts.phones.map(({ start }) => start)),
  };
}

export function isQuestion({ text, sentences }: TaggedText, sentence: number): boolean {
  const end = sentences[sentence]?.at(-1)?.end ?? text.length;
  return text.slice(end, end + 3).includes("?");
}
