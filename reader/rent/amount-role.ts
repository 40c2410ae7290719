import { isSign, isTerm, type MoneyTerm, type MoneyToken } from "./money-tokens.ts";
import { type MoneyText, periodOf, type StatedPeriod } from "./stated-periods.ts";

/**
 * What a sum is for: `price`, where the text calls it the rent; `small` or `smallest`, a charge if it is no
 * higher than such charges are; `charge`, a sale price, another sum that is not asked; `unsaid`, where nothing says what it is.
 */
export type AmountRole = "price" | "deposit" | "charge" | "small" | "smallest" | "unsaid";

/** How far before a sum its clause is read. */
const REACH_BEFORE = 16;
/** How many words may stand between a charge and its sum: `laundry in the house is also 25k`. */
const WORDS_BETWEEN = 5;
/** The same in brackets: `electricity (we split, 600k each)`. */
const WORDS_IN_BRACKETS = 2;
const REACH_AFTER = 5;

const isEnd = (token: MoneyToken | undefined) =>
  token === undefined || token.type === "amount" || isSign(token, "line", "stop");

/** A term before a sum: how many words, numbers and ends of clauses stand between. */
type Cue = { key: MoneyTerm; words: number; numbers: number; clauses: number; isInBrackets: boolean };

/** The terms of the sentence before a sum, the nearest first; brackets that are closed before it are passed over. */
function cuesBefore({ tokens }: MoneyText, sum: number): Cue[] {
  const cues: Cue[] = [];
  let words = 0;
  let numbers = 0;
  let clauses = 0;
  let depth = 0;
  let isInBrackets = false;
  for (let index = sum - 1; index >= sum - REACH_BEFORE; index -= 1) {
    const token = tokens[index];
    if (token === undefined || isEnd(token)) break;
    if (isSign(token, "close")) depth += 1;
    else if (isSign(token, "open") && depth > 0) depth -= 1;
    else if (isSign(token, "open")) {
      isInBrackets = true;
      words = 0;
      clauses = 0;
    } else if (depth > 0) continue;
    // The clause before a comma is beside a sum only when nothing else is.
    else if (isSign(token, "comma", "tick", "cross")) clauses += words > 0 || clauses > 0 ? 2 : 1;
    else if (token.type === "word" || token.type === "number" || isTerm(token, "home")) words += 1;
    else if (token.type === "term") cues.push({ key: token.key, words, numbers, clauses, isInBrackets });
    if (token.type === "number") numbers += 1;
  }
  return cues;
}

/** `was 35 now 27 mln`, `we pay 31 and are asking 27 mln`: what is no longer asked is the bare number. */
const isOfNumberBefore = ({ numbers }: Cue, nearer: readonly Cue[]) =>
  nearer.some(({ key, ...cue }) => (key === "replacing" || key === "price") && cue.numbers < numbers);

/** Whether the sum is no rent, whatever it is for: a former or another one's rent, a sale price, the most of something. */
function isNoRent(cues: readonly Cue[], period: StatedPeriod | null): boolean {
  return cues.some((cue, index) => {
    const { key, words, clauses, isInBrackets } = cue;
    if (key === "sale") return period === null;
    // `120 mln in total (20 per month)`
    if (clauses > 0 || (key === "comparison" && isInBrackets && period !== null)) return false;
    return (
      ((key === "comparison" || key === "paid") && !isOfNumberBefore(cue, cues.slice(0, index))) ||
      (words === 0 && (key === "cap" || (key === "discount" && period === null)))
    );
  });
}

const isHome = ({ key }: Cue) => key === "utility" || key === "facility";

/** Whether a sum is what the writer pays: `I pay 20 mln/month`. */
export const isPaid = (money: MoneyText, sum: number): boolean =>
  cuesBefore(money, sum).some(({ key, clauses }) => key === "paid" && clauses === 0);

/** What the words before a sum make of it, in its clause and in the one before a comma. */
function roleBefore(money: MoneyText, sum: number, period: StatedPeriod | null): AmountRole {
  const before = money.tokens[sum - 1];
  if (before && money.text.charAt(before.start) === "+") return "charge";
  const cues = cuesBefore(money, sum);
  if (isNoRent(cues, period)) return "charge";
  const clause = cues.filter(({ clauses, words }) => clauses === 0 && words <= WORDS_BETWEEN);
  const price = clause.findIndex(({ key }) => key === "price");
  const subject = clause.findIndex((cue, index) => {
    if (cue.key === "charge") return true;
    if (price !== -1 && price < index && cue.words > 0) return false;
    if (cue.key === "utility") return cue.words <= (cue.isInBrackets ? WORDS_IN_BRACKETS : 0);
    return cue.key === "deposit" || (cue.key === "facility" && cue.words === 0);
  });
  const cue = clause[subject];
  if (cue === undefined) {
    const last = cues.filter(({ clauses, words }) => clauses === 1 && words <= WORDS_BETWEEN);
    const isLast =
      last.some(({ key }) => key === "charge") &&
      !last.some((other) => isHome(other) || other.key === "inclusion");
    const isLong = period?.period === "month" || period?.period === "year";
    if (isLast || (!isLong && cues.some(({ key }) => key === "charge"))) return "small";
    return price === -1 ? "unsaid" : "price";
  }
  const further = cues.slice(cues.indexOf(cue) + 1).filter(({ clauses }) => clauses === 0);
  const isIncluded = !cue.isInBrackets && further.some(({ key }) => key === "inclusion");
  if (cue.key === "deposit") return "deposit";
  if (cue.key === "charge") return isIncluded || further.some(isHome) ? "small" : "charge";
  if (isIncluded) return price === -1 ? "unsaid" : "price";
  return cue.key === "utility" ? "small" : "smallest";
}

/** What the words after a sum, and after its period, make of it: `5 mln deposit`, `500k/month for electricity`. */
function roleAfter({ text, tokens }: MoneyText, sum: number, period: StatedPeriod | null): AmountRole {
  const first = Math.max(sum, ...(period?.tokens ?? [])) + 1;
  let isFor = false;
  for (let index = first; index < first + REACH_AFTER; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    const isSlash = token !== undefined && text.slice(token.start, token.end) === "/";
    if (isSlash || isTerm(token, "per", "for", "piece", "head", "times", "home")) {
      // `7.5 mln/month x 6 months`
      if (isTerm(token, "times") && next?.type === "number" && periodOf(tokens[index + 2]) !== null)
        return "unsaid";
      if (isTerm(token, "piece", "times") && index > sum + 1) return "charge";
      if (isTerm(token, "head")) return period ? "unsaid" : "charge";
      isFor ||= isSlash || isTerm(token, "for");
      continue;
    }
    if (isTerm(token, "deposit", "charge", "utility", "facility", "comparison", "sale", "discount")) {
      // `180 mln total for 9 months`
      if (token && text.slice(token.start, token.end) === "total for") return "charge";
      const isNextOnes = next?.type === "amount" || next?.type === "number" || isSign(next, "colon");
      if (isNextOnes || isTerm(next, "inclusion")) return "unsaid";
      if (period && !isFor && !isTerm(token, "deposit")) return "unsaid";
      if (isTerm(token, "deposit")) return "deposit";
      if (isTerm(token, "utility", "facility")) return isFor ? "small" : "unsaid";
      return "charge";
    }
    if (!isTerm(token, "aside") && !isSign(token, "open")) return "unsaid";
  }
  return "unsaid";
}

/** What a sum is for, by the words beside it. `isTied`: the text states a period beside it. */
export function roleOf(money: MoneyText, sum: number, period: StatedPeriod | null): AmountRole {
  const before = roleBefore(money, sum, period);
  const after = roleAfter(money, sum, period);
  if (before !== "unsaid" && before !== "price" && after !== "deposit") return before;
  return after === "unsaid" ? before : after;
}
