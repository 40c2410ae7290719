import { type Cue, isQuestion, type TaggedText, type Verdict } from "./kind-post.ts";
import { isHome, type ObjectOfWish, subjectsOf, type Words, wishedFor, wishedWhom } from "./kind-subject.ts";

/** Of what follows a word that asks for something. */
const OBJECT_REACH = 7;
/** `villa wanted`; not `villa in Ubud, deposit needed`. */
const OBJECT_BEFORE_REACH = 3;
/** A question that sells is short, and begins with what is asked: `Still searching for your dream home?` */
const SLOGAN_START = 1;
const SLOGAN_LENGTH = 10;
/** `URGENT CLIENT REQUEST` */
const HEADING_LENGTH = 3;
/** Who asks, and then for what: `Looking! Family of four. A house in Sanur` */
const LINES_BELOW = 2;

/** Sentences in which somebody who wants a home says so: later ones ask for deposits and references. */
const WISH_SENTENCES = 10;

/** `looking for a long term rent`: what is sought is called by how it is let. */
const isLetting = (word: Words[number]) => word.type === "term" && word.key === "offers";

/** `Looking for somebody to take over my house`, `anyone want my room?` */
const OFFERS: ReadonlySet<Cue["key"]> = new Set(["handsOver", "offersHome"]);

/** Whom or what a word asks for: what is named after it, before it where it may stand there, or below a heading. */
function objectOf({ sentences }: TaggedText, { key, sentence, index }: Cue): ObjectOfWish | null {
  const words = sentences[sentence] ?? [];
  const before = words.slice(Math.max(0, index - OBJECT_REACH), index);
  const whom = key === "needed" ? before.map(wishedWhom).find((person) => person !== null) : null;
  const next = words.slice(index + 1, index + 1 + OBJECT_REACH);
  const after = whom ?? wishedFor(next) ?? (key !== "asks" && next.some(isLetting) ? "home" : null);
  if (after || key === "needs") return after;
  const near = wishedFor(key === "asks" ? before : before.slice(-OBJECT_BEFORE_REACH));
  if (near || words.length - index > HEADING_LENGTH) return near;
  const [below = null] = sentences
    .slice(sentence + 1, sentence + 1 + LINES_BELOW)
    .flatMap((line) => wishedFor(line.slice(0, OBJECT_REACH)) ?? []);
  return below;
}

/** `Need a villa? We have one for 20 mln`; not `Need a villa in Ubud, who can help? 20 mln` */
function isAnswered(post: TaggedText, { sentence, index }: Cue): boolean {
  const words = post.sentences[sentence] ?? [];
  if (post.isAsking || index > SLOGAN_START || words.length > SLOGAN_LENGTH) return false;
  const hasComma = words.some((word) => word.type === "sign" && word.sign === "comma");
  return !hasComma && post.lastNumber >= (words.at(-1)?.end ?? 0) && isQuestion(post, sentence);
}

/** `Looking for a housemate`: for a home that there is, or `to find a villa together`. */
function ofSharer({ cues }: TaggedText, cue: Cue): Verdict {
  const search = cues.find(({ key }) => key === "searchesToo");
  if (search) return { kind: "wanted", why: "wanted", doubt: null, cue: search };
  const hasBudget = cues.some(({ key }) => key === "budget");
  return { kind: "offer", why: null, doubt: hasBudget ? "a budget is named" : null, cue };
}

/** What a word that asks for something makes of a post: a wish, an offer to share, or a job. Null: nothing. */
export function verdictByWish(post: TaggedText, cue: Cue): Verdict | null {
  if (cue.sentence >= WISH_SENTENCES) return null;
  const [seeker] = subjectsOf((post.sentences[cue.sentence] ?? []).slice(0, cue.index));
  if (seeker === "goods" && cue.key === "wants") return { kind: "other", why: "goods", doubt: null, cue };
  const asked = (post.sentences[cue.sentence] ?? []).slice(cue.index + 1, cue.index + 1 + OBJECT_REACH);
  if (asked.some((word) => word.type === "term" && OFFERS.has(word.key))) return null;
  const object =
    objectOf(post, cue) ?? (cue.key === "asks" && post.letting.has(cue.sentence) ? "home" : null);
  if (object === null && cue.key === "wants" && !post.isLetting)
    return { kind: "wanted", why: "wanted", doubt: "what is wanted is not named", cue };
  if (object === null || (object === "worker" && cue.key === "asks") || isAnswered(post, cue)) return null;
  if (object === "person") return ofSharer(post, cue);
  if (object === "worker") return { kind: "other", why: "job", doubt: null, cue };
  return isHome(object) || object === "land" || object === "commercial"
    ? { kind: "wanted", why: "wanted", doubt: null, cue }
    : null;
}
