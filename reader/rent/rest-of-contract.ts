import type { Place } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { MoneyText } from "./money-tokens.ts";
import { lengthOf, periodOf, type StatedPeriod } from "./stated-periods.ts";

/** Words by which a contract is handed over: `take over`. */
const takeoverTerms = termFinder(vocabulary("takeover", ["takeover"]));

const REST = vocabulary("rest", [
  /** Before the length: `sisa 8 bulan`. */
  "before",
  /** After the length, if a contract is handed over: `7 months left`. */
  "after",
]);

const restTerms = { before: termFinder({ rest: REST.before }), after: termFinder({ rest: REST.after }) };

const TOKENS_TO_LENGTH = 3;
/** Limits the work. */
const MOST_MENTIONS = 20;

const restsOf = (text: string, where: keyof typeof restTerms): Place[] =>
  restTerms[where].findAll(text).slice(0, MOST_MENTIONS);

/** The length whose unit is a token; "unreadable" for `1,5 tahun`. */
function lengthAt(money: MoneyText, unit: number): StatedPeriod | "unreadable" | null {
  if (money.tokens[unit - 1]?.type !== "number" || periodOf(money.tokens[unit]) === null) return null;
  return lengthOf(money, unit - 1, unit) ?? "unreadable";
}

/**
 * The rest of a contract that is handed over: `over kontrak, sisa 8 bulan`, `take over, 7 months left`. A sum without a period
 * pays for all of it.
 */
export function restOfContract(money: MoneyText): StatedPeriod | "unreadable" | null {
  const { text, tokens } = money;
  const rests = restsOf(text, "before").flatMap(({ end }) => {
    const first = tokens.findIndex(({ start }) => start >= end);
    const units = first === -1 ? [] : Array.from({ length: TOKENS_TO_LENGTH }, (_, nth) => first + 1 + nth);
    return units.flatMap((unit) => lengthAt(money, unit) ?? []).slice(0, 1);
  });
  if (rests[0] || takeoverTerms.findAll(text).length === 0) return rests[0] ?? null;
  const afters = restsOf(text, "after").flatMap(
    ({ start }) =>
      lengthAt(
        money,
        tokens.findLastIndex(({ end }) => end <= start),
      ) ?? [],
  );
  return afters[0] ?? null;
}
