import { tokensBefore } from "../text/beside.ts";
import { isSign, keyOf } from "../text/tokens.ts";
import { isHome, subjectsOf, type WishedThing, type Words, wishedFor, wishedPerson } from "./subjects.ts";
import {
  type Cue,
  isQuestion,
  noOffer,
  offer,
  type TaggedText,
  type Verdict,
  wanted,
  wordsOf,
} from "./tagged-text.ts";

/** Tokens after a wishing word in which its object stands. */
const TOKENS_TO_OBJECT = 7;
/** Tokens from an object to the wishing word after it: `villa wanted`; not `villa in Ubud, deposit needed`. */
const TOKENS_FROM_OBJECT = 3;
/** A slogan is short and opens with its verb: `Still searching for your dream home?` */
const LAST_INDEX_OF_SLOGAN_VERB = 1;
const MOST_TOKENS_OF_SLOGAN = 10;
/** `URGENT CLIENT REQUEST` */
const MOST_TOKENS_OF_HEADING = 4;
/** Sentences below a heading in which its object stands: `Looking! Family of four. A house in Sanur`. */
const SENTENCES_BELOW_HEADING = 2;

/** A wish for a home stands among the first sentences: later ones ask for deposits and references. */
const MOST_SENTENCES_TO_WISH = 10;

/** `looking for a long term rent`: the letting word stands for the home. */
const isLetting = (word: Words[number]) => keyOf(word) === "offers";

/** `Looking for somebody to take over my house`, `anyone want my room?` */
const HANDOVER_KEYS: ReadonlySet<Cue["key"]> = new Set(["handsOver", "offersHome"]);

/** The object of a wishing word: the thing named after it, before it if the word allows that, or below a heading. */
function objectOf({ sentences }: TaggedText, { key, sentence, index }: Cue): WishedThing | null {
  const words = sentences[sentence] ?? [];
  const before = tokensBefore(words, index, TOKENS_TO_OBJECT);
  const personBefore = key === "needed" ? before.map(wishedPerson).find((person) => person !== null) : null;
  const next = words.slice(index + 1, index + 1 + TOKENS_TO_OBJECT);
  const after = personBefore ?? wishedFor(next) ?? (key !== "asks" && next.some(isLetting) ? "home" : null);
  if (after || key === "needs") return after;
  const near = wishedFor(key === "asks" ? before : before.slice(-TOKENS_FROM_OBJECT));
  if (near || words.length - index > MOST_TOKENS_OF_HEADING) return near;
  const [below = null] = sentences
    .slice(sentence + 1, sentence + 1 + SENTENCES_BELOW_HEADING)
    .flatMap((line) => wishedFor(line.slice(0, TOKENS_TO_OBJECT)) ?? []);
  return below;
}

/** Whether the post answers its own question: `Need a villa? We have one for 20 mln`; not `Need a villa in Ubud, who can help? 20 mln`. */
function isSlogan(post: TaggedText, { sentence, index }: Cue): boolean {
  const words = post.sentences[sentence] ?? [];
  if (post.isAsking || index > LAST_INDEX_OF_SLOGAN_VERB || words.length > MOST_TOKENS_OF_SLOGAN)
    return false;
  const hasComma = words.some((word) => isSign(word, "comma"));
  return !hasComma && post.lastNumber >= (words.at(-1)?.end ?? 0) && isQuestion(post, sentence);
}

/** `Looking for a housemate` offers a room, `to find a villa together` wants a home. */
function verdictBySharer({ cues }: TaggedText, cue: Cue): Verdict {
  const search = cues.find(({ key }) => key === "searchesToo");
  if (search) return wanted(search);
  const hasBudget = cues.some(({ key }) => key === "budget");
  return offer(cue, hasBudget ? "a budget is named" : null);
}

/** The verdict by a wishing word: a wish, an offer to share or a job. Null if the word decides nothing. */
export function verdictByWish(post: TaggedText, cue: Cue): Verdict | null {
  if (cue.sentence >= MOST_SENTENCES_TO_WISH) return null;
  const words = wordsOf(post, cue);
  const [seeker] = subjectsOf(words.slice(0, cue.index));
  if (seeker === "goods" && cue.key === "wants") return noOffer("goods", cue);
  const asked = words.slice(cue.index + 1, cue.index + 1 + TOKENS_TO_OBJECT);
  if (asked.some((word) => word.type === "term" && HANDOVER_KEYS.has(word.key))) return null;
  const object =
    objectOf(post, cue) ?? (cue.key === "asks" && post.lettingSentences.has(cue.sentence) ? "home" : null);
  if (object === null && cue.key === "wants" && !post.isLetting)
    return wanted(cue, "what is wanted is not named");
  if (object === null || (object === "worker" && cue.key === "asks") || isSlogan(post, cue)) return null;
  if (object === "person") return verdictBySharer(post, cue);
  if (object === "worker") return noOffer("job", cue);
  return isHome(object) || object === "land" || object === "commercial" ? wanted(cue) : null;
}
