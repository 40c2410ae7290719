import type { Kind } from "../advert.ts";
import type { Prose } from "../contact/contacts.ts";
import { amountsIn } from "../rent/amounts.ts";
import { termFinder } from "../term-finder.ts";
import { sentencesOf, tokensOf } from "../tokens.ts";
import { KIND } from "../vocabulary/kind.ts";
import { type KindKey, type Subject, subjectsOf, type Words } from "./kind-subject.ts";

const kindTerms = termFinder(KIND);

/** A word that says what the post does or is about. */
export type Cue = { key: KindKey; sentence: number; index: number; start: number; end: number };

export type Verdict = { kind: Kind; why: string | null; doubt: string | null; cue: Cue | null };

/** How far the sum after `can pay` is looked for. */
const LONGEST_SUM = 30;
/** How far the rent before it. */
const RENT_REACH = 200;

/** Whether a sum stands next. */
export function isBeforeSum(text: string, { end }: Cue): boolean {
  const [sum] = amountsIn(text.slice(end, end + LONGEST_SUM));
  return sum !== undefined && /^[ :-]*$/.test(text.slice(end, end + sum.start));
}

/** `can pay 20 mln`; not `can pay 2 times`, or what of `40 mln per year` is paid first. */
function isBudget(text: string, cue: Cue): boolean {
  const before = text.slice(Math.max(0, cue.start - RENT_REACH), cue.start);
  return isBeforeSum(text, cue) && amountsIn(before).length === 0;
}

function cuesOf(text: string, sentences: readonly Words[]): Cue[] {
  const cues = sentences.flatMap((words, sentence) =>
    words.flatMap((token, index) => (token.type === "term" ? [{ ...token, sentence, index }] : [])),
  );
  const pays = cues.find(({ key }) => key === "pays");
  const isOfBudget = pays !== undefined && isBudget(text, pays);
  return cues.map((cue) => (isOfBudget && cue === pays ? { ...cue, key: "budget" } : cue));
}

/** A post in pieces, with what is asked of it more than once. */
export type TaggedText = {
  text: string;
  sentences: readonly Words[];
  cues: readonly Cue[];
  /** What each sentence is about. */
  subjects: readonly (readonly Subject[])[];
  /** The first sentence that is about something; -1 when none is. */
  firstWithSubject: number;
  /** A question is put or a budget named somewhere. */
  isAsking: boolean;
  /** It says that something is let. */
  isLetting: boolean;
  /** Of the sentences in which something is let. */
  letting: ReadonlySet<number>;
  /** Where the last digit or phone number stands; -1 without any. */
  lastNumber: number;
};

export function postOf({ text, contacts }: Prose): TaggedText {
  const sentences = sentencesOf(tokensOf(text, kindTerms)).map(({ tokens }) => tokens);
  const cues = cuesOf(text, sentences);
  const subjects = sentences.map(subjectsOf);
  const letting = cues
    .filter(({ key }) => key === "offers" || key === "has" || key === "reopens")
    .map(({ sentence }) => sentence);
  return {
    text,
    sentences,
    cues,
    subjects,
    firstWithSubject: subjects.findIndex(({ length }) => length > 0),
    isAsking: cues.some(({ key }) => key === "asks" || key === "budget"),
    isLetting: cues.some(({ key }) => key === "offers"),
    letting: new Set(letting),
    lastNumber: Math.max(text.search(/\p{Nd}\P{Nd}*$/u), ...contacts.phones.map(({ start }) => start)),
  };
}

export function isQuestion({ text, sentences }: TaggedText, sentence: number): boolean {
  const end = sentences[sentence]?.at(-1)?.end ?? text.length;
  return text.slice(end, end + 3).includes("?");
}
