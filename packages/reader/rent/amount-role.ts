import { isSign } from "../text/tokens.ts";
import { isTerm, type MoneyTerm, type MoneyText, type MoneyToken, wordsAt } from "./money-tokens.ts";
import { periodOf, type StatedPeriod } from "./stated-periods.ts";

/**
 * The purpose of a sum. `price`: called the rent. `charge`: no rent. `facility`, `utility`: a charge, or the rent after a list of such.
 */
export type AmountRole = "price" | "deposit" | "charge" | "facility" | "utility" | "unknown";

const TOKENS_BEFORE_SUM = 16;
/** Most words between a charge and its sum: `laundry in the house is also 25k`. */
const MOST_WORDS_TO_SUM = 5;
/** The same in brackets: `electricity (we split, 600k each)`. */
const MOST_WORDS_IN_BRACKETS = 2;
const TOKENS_AFTER_SUM = 5;

const isEnd = (token: MoneyToken | undefined) =>
  token === undefined || token.type === "amount" || isSign(token, "line", "stop");

/** A term before a sum, with the number of words, numbers and ends of clauses between the two. */
type Cue = { key: MoneyTerm; words: number; numbers: number; clauses: number; isInBrackets: boolean };

/** The terms of the sentence before a sum, nearest first, without those in brackets that close before it. */
function cuesBefore({ tokens }: MoneyText, sum: number): Cue[] {
  const cues: Cue[] = [];
  let words = 0;
  let numbers = 0;
  let clauses = 0;
  let depth = 0;
  let isInBrackets = false;
  for (let index = sum - 1; index >= sum - TOKENS_BEFORE_SUM; index -= 1) {
    const token = tokens[index];
    if (token === undefined || isEnd(token)) break;
    if (isSign(token, "close")) depth += 1;
    else if (isSign(token, "open") && depth > 0) depth -= 1;
    else if (isSign(token, "open")) {
      isInBrackets = true;
      words = 0;
      clauses = 0;
    } else if (depth > 0) continue;
    // The clause before a comma counts as beside the sum only if no other words are.
    else if (isSign(token, "comma", "tick", "cross")) clauses += words > 0 || clauses > 0 ? 2 : 1;
    else if (token.type === "word" || token.type === "number" || isTerm(token, "home")) words += 1;
    else if (token.type === "term") cues.push({ key: token.key, words, numbers, clauses, isInBrackets });
    if (token.type === "number") numbers += 1;
  }
  return cues;
}

/** Whether a term applies to a bare number before the sum: `was 35 now 27 mln`, `we pay 31 and are asking 27 mln`. */
const appliesToNumberBefore = ({ numbers }: Cue, nearer: readonly Cue[]) =>
  nearer.some(({ key, ...cue }) => (key === "replacing" || key === "price") && cue.numbers < numbers);

/** Whether terms before a sum make it no rent: a former rent, the rent of others, a sale price, an upper limit. */
function rulesOutRent(cues: readonly Cue[], period: StatedPeriod | null): boolean {
  return cues.some((cue, index) => {
    const { key, words, clauses, isInBrackets } = cue;
    if (key === "sale") return period === null;
    // `120 mln in total (20 per month)`
    if (clauses > 0 || (key === "comparison" && isInBrackets && period !== null)) return false;
    return (
      ((key === "comparison" || key === "paid") && !appliesToNumberBefore(cue, cues.slice(0, index))) ||
      (words === 0 && (key === "cap" || (key === "discount" && period === null)))
    );
  });
}

/** The role by the words before a sum, in its clause and in the clause before a comma. */
function roleBefore(money: MoneyText, sum: number, period: StatedPeriod | null): AmountRole {
  const before = money.tokens[sum - 1];
  if (before && money.text.charAt(before.start) === "+") return "charge";
  const cues = cuesBefore(money, sum);
  if (rulesOutRent(cues, period)) return "charge";
  const clause = cues.filter(({ clauses, words }) => clauses === 0 && words <= MOST_WORDS_TO_SUM);
  const price = clause.findIndex(({ key }) => key === "price");
  const subject = clause.findIndex((cue, index) => {
    if (cue.key === "charge") return true;
    if (price !== -1 && price < index && cue.words > 0) return false;
    if (cue.key === "utility") return cue.words <= (cue.isInBrackets ? MOST_WORDS_IN_BRACKETS : 0);
    return cue.key === "deposit" || (cue.key === "facility" && cue.words === 0);
  });
  const cue = clause[subject];
  if (cue === undefined) {
    const last = cues.filter(({ clauses, words }) => clauses === 1 && words <= MOST_WORDS_TO_SUM);
    const isLast =
      last.some(({ key }) => key === "charge") &&
      !last.some(({ key }) => key === "utility" || key === "facility" || key === "inclusion");
    const isLong = period?.period === "month" || period?.period === "year";
    if (isLast || (!isLong && cues.some(({ key }) => key === "charge"))) return "charge";
    return price === -1 ? "unknown" : "price";
  }
  if (cue.key === "deposit" || cue.key === "charge") return cue.key;
  const further = cues.slice(cues.indexOf(cue) + 1).filter(({ clauses }) => clauses === 0);
  const isIncluded = !cue.isInBrackets && further.some(({ key }) => key === "inclusion");
  if (!isIncluded) return cue.key === "facility" ? "facility" : "utility";
  return price === -1 ? "unknown" : "price";
}

/** The role by the words after a sum and its period: `5 mln deposit`, `500k/month for electricity`. */
function roleAfter(money: MoneyText, sum: number, period: StatedPeriod | null): AmountRole {
  const { tokens } = money;
  const first = Math.max(sum, ...(period?.tokens ?? [])) + 1;
  let isFor = false;
  for (let index = first; index < first + TOKENS_AFTER_SUM; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    const isSlash = wordsAt(money, token) === "/";
    if (isSlash || isTerm(token, "per", "for", "piece", "head", "times", "home")) {
      // `7.5 mln/month x 6 months`
      if (isTerm(token, "times") && next?.type === "number" && periodOf(tokens[index + 2]) !== null)
        return "unknown";
      if (isTerm(token, "piece", "times") && index > sum + 1) return "charge";
      if (isTerm(token, "head")) return period ? "unknown" : "charge";
      isFor ||= isSlash || isTerm(token, "for");
      continue;
    }
    if (isTerm(token, "deposit", "charge", "utility", "facility", "comparison", "sale", "discount")) {
      // `180 mln total for 9 months`
      if (wordsAt(money, token) === "total for") return "charge";
      const belongsToNext = next?.type === "amount" || next?.type === "number" || isSign(next, "colon");
      if (belongsToNext || isTerm(next, "inclusion")) return "unknown";
      if (period && !isFor && !isTerm(token, "deposit")) return "unknown";
      if (isTerm(token, "deposit")) return "deposit";
      return isTerm(token, "utility", "facility") && !isFor ? "unknown" : "charge";
    }
    if (!isTerm(token, "aside") && !isSign(token, "open")) return "unknown";
  }
  return "unknown";
}

/** The role of a sum by the words on both sides. */
export function roleOf(money: MoneyText, sum: number, period: StatedPeriod | null): AmountRole {
  const before = roleBefore(money, sum, period);
  const after = roleAfter(money, sum, period);
  if (before !== "unknown" && before !== "price" && after !== "deposit") return before;
  return after === "unknown" ? before : after;
}
