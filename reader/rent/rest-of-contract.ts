import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { lengthOf, type MoneyText, periodOf, type StatedPeriod } from "./stated-periods.ts";

/** That a contract is handed over. */
const takeovers = termFinder(vocabulary("takeover", ["takeover"]));

/** How much of a contract is left. */
const REST = vocabulary("rest", [
  /** Before the length. */
  "before",
  /** After it; only where a contract is handed over. */
  "after",
]);

const RESTS = { before: termFinder({ rest: REST.before }), after: termFinder({ rest: REST.after }) };

/** Most tokens between `sisa` and the length: `sisa waktu kontrak: 8 bulan`. */
const TOKENS_TO_LENGTH = 3;
/** No post says it more often. */
const MOST_RESTS = 20;

type Found = { start: number; end: number };

const restsOf = (text: string, where: keyof typeof RESTS): Found[] =>
  RESTS[where].findAll(text).slice(0, MOST_RESTS);

/** The length whose unit stands at a token; "unreadable" for `1,5 tahun`. */
function lengthAt(money: MoneyText, unit: number): StatedPeriod | "unreadable" | null {
  if (money.tokens[unit - 1]?.type !== "number" || periodOf(money.tokens[unit]) === null) return null;
  return lengthOf(money, unit - 1, unit) ?? "unreadable";
}

/**
 * How much of a contract is left where one is handed over: `over kontrak, sisa 8 bulan`, `take over, 7 months left`. A sum
 * without a period is for all of it.
 */
export function restOfContract(money: MoneyText): StatedPeriod | "unreadable" | null {
  const { text, tokens } = money;
  const rests = restsOf(text, "before").flatMap(({ end }) => {
    const first = tokens.findIndex(({ start }) => start >= end);
    const units = first === -1 ? [] : Array.from({ length: TOKENS_TO_LENGTH }, (_, nth) => first + 1 + nth);
    return units.flatMap((unit) => lengthAt(money, unit) ?? []).slice(0, 1);
  });
  if (rests[0] || takeovers.findAll(text).length === 0) return rests[0] ?? null;
  const afters = restsOf(text, "after").flatMap(
    ({ start }) =>
      lengthAt(
        money,
        tokens.findLastIndex(({ end }) => end <= start),
      ) ?? [],
  );
  return afters[0] ?? null;
}
