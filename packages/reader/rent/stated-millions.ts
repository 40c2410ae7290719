import { isSign } from "../text/tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { isItemEnd, isStepOfLadder } from "./ladder-steps.ts";
import { type MoneyText, numberOf } from "./money-tokens.ts";
import { periodBefore, periodOfBare } from "./stated-periods.ts";

/** The scale of all numbers of a text: `Daily 1.9 | Monthly 38 (in millions IDR)`. */
const millionsTerms = termFinder(vocabulary("heading"));

const MOST_MILLIONS = { month: 300, year: 3000, week: 100, night: 60, day: 60 };

/** `25 million rupiah` names the millions of that sum only. */
const AFTER_NUMBER = /\d[ -]?$/;

const isMonthlyRent = (value: number) => value >= 1 && value <= MOST_MILLIONS.month;

/** Whether a number has a label or a period, in a text with all sums in millions: `Monthly 38`, `22 a month`, `Room with fan: 3.8`. */
function isLabelled(money: MoneyText, index: number): boolean {
  const [before, token, next] = money.tokens.slice(index - 1, index + 2);
  const rate = periodOfBare(money, index);
  if (token && rate?.isTied) return numberOf(money, token) <= MOST_MILLIONS[rate.period];
  if (!token || !isItemEnd(next)) return false;
  const label = periodBefore(money, index);
  if (label) return label.count === 1 && numberOf(money, token) <= MOST_MILLIONS[label.period];
  return (
    isSign(before, "colon") &&
    (next === undefined || isSign(next, "line")) &&
    isMonthlyRent(numberOf(money, token))
  );
}

/** Shortest list, in lines: one number at the end of a line may count anything. */
const LEAST_LINES = 2;

/** The indices of rents at the ends of lines, in a text with all sums in millions: `1BR Seseh 17` above `2BR Seseh 27`. */
function listedIn(money: MoneyText): ReadonlySet<number> {
  const { tokens } = money;
  const listed = tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isLast = next === undefined || isSign(next, "line");
    const followsName = !isSign(tokens[index - 1], "line") && tokens[index - 1]?.type !== "number";
    return token.type === "number" && isLast && followsName && index > 0
      ? [{ index, value: numberOf(money, token) }]
      : [];
  });
  const areRents = listed.length >= LEAST_LINES && listed.every(({ value }) => isMonthlyRent(value));
  return new Set(areRents ? listed.map(({ index }) => index) : []);
}

/** Returns a function that tells whether a bare number is in millions, by the rest of the text. */
export function millionsChecker(money: MoneyText): (index: number) => boolean {
  const areInMillions = millionsTerms
    .findAll(money.text)
    .some(({ start }) => !AFTER_NUMBER.test(money.text.slice(0, start).slice(-3)));
  const listed = areInMillions ? listedIn(money) : new Set();
  return (index) =>
    listed.has(index) || isStepOfLadder(money, index) || (areInMillions && isLabelled(money, index));
}
