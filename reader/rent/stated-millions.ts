import { termFinder } from "../term-finder.ts";
import { IN_MILLIONS } from "../vocabulary/money.ts";
import { isItemEnd, isStepOfLadder, numberOf, written } from "./ladder-millions.ts";
import { isSign, isTerm } from "./money-tokens.ts";
import { saysSame } from "./same-rent.ts";
import { isRate, type MoneyText, periodBefore, periodOfBare } from "./stated-periods.ts";

const millionsTerms = termFinder(IN_MILLIONS);

/** What the rent for a period is at most, in millions. */
const MOST = { month: 300, year: 3000, week: 100, night: 60, day: 60 };

/** `25 million rupiah` names the millions of that sum. */
const AFTER_NUMBER = /\d[ -]?$/;

const isInMonths = (value: number) => value >= 1 && value <= MOST.month;

/** `Monthly 38`, `22 a month`, `Room with fan: 3.8`, where the text says that all is in millions. */
function isLabelled(money: MoneyText, index: number): boolean {
  const [before, token, next] = money.tokens.slice(index - 1, index + 2);
  const rate = periodOfBare(money, index);
  if (token && rate?.isTied) return numberOf(money, token) <= MOST[rate.period];
  if (!token || !isItemEnd(next)) return false;
  const label = periodBefore(money, index);
  if (label) return label.count === 1 && numberOf(money, token) <= MOST[label.period];
  return (
    isSign(before, "colon") &&
    (next === undefined || isSign(next, "line")) &&
    isInMonths(numberOf(money, token))
  );
}

/** `sebulannya 1,75 udah sama wifi`: a fraction right after the word for a month. */
function isFractionOfMonth(money: MoneyText, index: number): boolean {
  const [label, token, next] = money.tokens.slice(index - 1, index + 2);
  if (!token || !isRate(label) || !isTerm(label, "monthly") || !isItemEnd(next)) return false;
  return /[.,]/.test(written(money, token)) && isInMonths(numberOf(money, token));
}

/** `we pay 25`, where the text says that the rent stays the same. */
function isPaid(money: MoneyText, index: number): boolean {
  const [paid, token, next] = money.tokens.slice(index - 1, index + 2);
  if (!token || !isTerm(paid, "paid") || !(isItemEnd(next) || isTerm(next, "joining"))) return false;
  return isInMonths(numberOf(money, token));
}

/** Lines of a list; one number at the end of a line may count anything. */
const LEAST_LISTED = 2;

/** `1BR Seseh 17` above `2BR Seseh 27`, where the text says that all is in millions. */
function listedIn(money: MoneyText): ReadonlySet<number> {
  const { tokens } = money;
  const listed = tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isLast = next === undefined || isSign(next, "line");
    const isOfHome = !isSign(tokens[index - 1], "line") && tokens[index - 1]?.type !== "number";
    return token.type === "number" && isLast && isOfHome && index > 0
      ? [{ index, value: numberOf(money, token) }]
      : [];
  });
  const areRents = listed.length >= LEAST_LISTED && listed.every(({ value }) => isInMonths(value));
  return new Set(areRents ? listed.map(({ index }) => index) : []);
}

/** Finds the bare numbers that are of millions by what is said elsewhere. */
export function statedMillionsFinder(money: MoneyText): (index: number) => boolean {
  const areInMillions = millionsTerms
    .findAll(money.text)
    .some(({ start }) => !AFTER_NUMBER.test(money.text.slice(0, start).slice(-3)));
  const isSame = saysSame(money.text);
  const listed = areInMillions ? listedIn(money) : new Set();
  return (index) =>
    listed.has(index) ||
    isStepOfLadder(money, index) ||
    (areInMillions && isLabelled(money, index)) ||
    isFractionOfMonth(money, index) ||
    (isSame && isPaid(money, index));
}
