import { termFinder } from "../term-finder.ts";
import { IN_MILLIONS } from "../vocabulary/money.ts";
import { isItemEnd, isStepOfLadder, numberOf, written } from "./ladder-millions.ts";
import { isSign, isTerm } from "./money-tokens.ts";
import { saysSame } from "./same-rent.ts";
import { isRate, periodBefore, periodOfBare, type Tokens } from "./stated-periods.ts";

const millionsTerms = termFinder(IN_MILLIONS);

/** What the rent for a period is at most, in millions. */
const MOST = { month: 300, year: 3000, week: 100, night: 60, day: 60 };

/** `25 million rupiah` names the millions of that sum. */
const AFTER_NUMBER = /\d[ -]?$/;

const isInMonths = (value: number) => value >= 1 && value <= MOST.month;

/** `Monthly 38`, `22 a month`, `Room with fan: 3.8`, where the text says that all is in millions. */
function isLabelled(all: Tokens, at: number): boolean {
  const [before, token, next] = all.tokens.slice(at - 1, at + 2);
  const rate = periodOfBare(all, at);
  if (token && rate?.isTied) return numberOf(all, token) <= MOST[rate.period];
  if (!token || !isItemEnd(next)) return false;
  const label = periodBefore(all, at);
  if (label) return label.count === 1 && numberOf(all, token) <= MOST[label.period];
  return (
    isSign(before, "colon") &&
    (next === undefined || isSign(next, "line")) &&
    isInMonths(numberOf(all, token))
  );
}

/** `sebulannya 1,75 udah sama wifi`: a fraction right after the word for a month. */
function isFractionOfMonth(all: Tokens, at: number): boolean {
  const [label, token, next] = all.tokens.slice(at - 1, at + 2);
  if (!token || !isRate(label) || !isTerm(label, "monthly") || !isItemEnd(next)) return false;
  return /[.,]/.test(written(all, token)) && isInMonths(numberOf(all, token));
}

/** `we pay 25`, where the text says that the rent stays the same. */
function isPaid(all: Tokens, at: number): boolean {
  const [paid, token, next] = all.tokens.slice(at - 1, at + 2);
  if (!token || !isTerm(paid, "paid") || !(isItemEnd(next) || isTerm(next, "joining"))) return false;
  return isInMonths(numberOf(all, token));
}

/** Lines of a list; one number at the end of a line may count anything. */
const LEAST_LISTED = 2;

/** `1BR Seseh 17` above `2BR Seseh 27`, where the text says that all is in millions. */
function listedIn(all: Tokens): ReadonlySet<number> {
  const { tokens } = all;
  const listed = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isLast = next === undefined || isSign(next, "line");
    const isOfHome = !isSign(tokens[at - 1], "line") && tokens[at - 1]?.type !== "number";
    return token.type === "number" && isLast && isOfHome && at > 0
      ? [{ at, value: numberOf(all, token) }]
      : [];
  });
  const areRents = listed.length >= LEAST_LISTED && listed.every(({ value }) => isInMonths(value));
  return new Set(areRents ? listed.map(({ at }) => at) : []);
}

/** Finds the bare numbers that are of millions by what is said elsewhere. */
export function statedMillionsFinder(all: Tokens): (at: number) => boolean {
  const areInMillions = millionsTerms
    .all(all.text)
    .some(({ start }) => !AFTER_NUMBER.test(all.text.slice(0, start).slice(-3)));
  const isSame = saysSame(all.text);
  const listed = areInMillions ? listedIn(all) : new Set();
  return (at) =>
    listed.has(at) ||
    isStepOfLadder(all, at) ||
    (areInMillions && isLabelled(all, at)) ||
    isFractionOfMonth(all, at) ||
    (isSame && isPaid(all, at));
}
