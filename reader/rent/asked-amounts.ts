import { isSign } from "../text/tokens.ts";
import {
  type AskedAmount,
  hasSameRole,
  isFollowedByFormerRent,
  isRepetition,
  isReplaced,
  isSameSum,
  mayBeRent,
} from "./amount-pairs.ts";
import { roleOf } from "./amount-role.ts";
import { withBareMillions } from "./bare-millions.ts";
import { withDatedStay } from "./dated-stay.ts";
import { withListed } from "./listed-rents.ts";
import { type MoneyText, moneyTextOf } from "./money-tokens.ts";
import { withParallelRents } from "./parallel-rents.ts";
import { isForPartOfContract } from "./part-of-contract.ts";
import { withLadder } from "./rent-ladder.ts";
import { restOfContract } from "./rest-of-contract.ts";
import { withSameRent } from "./same-rent.ts";
import { isLabelOfNext, periodAfter, periodBefore, type StatedPeriod } from "./stated-periods.ts";

const TOKENS_TO_LIST_END = 40;

/** Whether the last sum of the line precedes its period, so that the other sums do, too. */
function endsWithPeriod(money: MoneyText, sum: number): boolean {
  const rest = money.tokens.slice(sum, sum + TOKENS_TO_LIST_END);
  const end = rest.findIndex((token) => isSign(token, "line", "stop"));
  const last = rest
    .slice(0, end === -1 ? rest.length : end)
    .findLastIndex((token) => token.type === "amount");
  return periodAfter(money, sum + last) !== null;
}

/** The period beside a sum, which in `monthly 15jt weekly 4jt` stands before it, as the end of the list shows. */
function statedPeriod(money: MoneyText, index: number, taken: Set<number>): StatedPeriod | null {
  const after = periodAfter(money, index);
  const label = periodBefore(money, index);
  const before = label?.tokens.some((token) => taken.has(token)) ? null : label;
  // `sebulan 23jt / 3 bulan 22jt perbulan`
  const labelsNextSum =
    after !== null && isLabelOfNext(money, after) && (after.count > 1 || !endsWithPeriod(money, index));
  // `1 месяц 20 млн, за год вперед 200 млн`
  const isSetApart = isSign(money.tokens[index + 1], "comma");
  const isBefore = before !== null && (after === null || labelsNextSum || isSetApart);
  const stated = isBefore ? before : after;
  for (const token of stated?.tokens ?? []) taken.add(token);
  if (before && before.period === stated?.period) for (const token of before.tokens) taken.add(token);
  return stated;
}

const UNPAIRED = "not as many sums as periods";

/** Limits the work of the rules that compare sums with each other. */
const MOST_SUMS = 80;

const REST_OF_CONTRACT = "asked for the rest of a contract";

/** Where a contract is taken over, a sum without a period pays for the rest of it. */
function withRestOfContract(money: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  const rest = asked.some(({ stated }) => stated === null) ? restOfContract(money) : null;
  const partialSums = new Set(
    asked.filter((sum) => sum.stated === null && isForPartOfContract(money.text, sum.amount)),
  );
  return asked.map((sum) => {
    if (sum.stated !== null || !mayBeRent(sum)) return sum;
    if (rest !== null && rest !== "unreadable") return { ...sum, stated: rest };
    if (rest === null && !partialSums.has(sum)) return sum;
    return { ...sum, amount: { ...sum.amount, doubt: REST_OF_CONTRACT } };
  });
}

/** Conclusions from other sums and from the rest of the text, in this order. */
const CONCLUSIONS = [withListed, withRestOfContract, withDatedStay, withSameRent, withLadder];

/** The sums of a text with their periods and roles. `taken` holds the indices of the tokens that name these periods. */
export function askedAmounts(text: string): {
  money: MoneyText;
  asked: AskedAmount[];
  taken: ReadonlySet<number>;
} {
  const { money, parallel } = withParallelRents(withBareMillions(moneyTextOf(text)));
  const taken = new Set<number>();
  const asked: AskedAmount[] = [];
  for (const [index, token] of money.tokens.entries()) {
    if (token.type !== "amount") continue;
    const listed = parallel.get(index);
    const stated = listed === undefined ? statedPeriod(money, index, taken) : listed;
    for (const period of listed?.tokens ?? []) taken.add(period);
    const amount = listed === null ? { ...token.amount, doubt: UNPAIRED } : token.amount;
    const sum: AskedAmount = { amount, index, stated, role: roleOf(money, index, stated) };
    const last = asked.at(-1);
    if (last && isReplaced(money, last, sum)) {
      last.role = "charge";
      sum.role = "price";
    } else if (last && isRepetition(money, last, sum)) sum.role = "charge";
    else if (last && isFollowedByFormerRent(money, last, sum)) last.stated = sum.stated;
    else if (last && isSameSum(money, last, sum)) {
      const other = sum.amount.currency === "IDR" ? last : sum;
      other.role = "charge";
      last.stated = sum.stated;
    } else if (last && sum.role === "unknown" && hasSameRole(money, last, sum)) sum.role = last.role;
    asked.push(sum);
    if (asked.length === MOST_SUMS) break;
  }
  return { money, asked: CONCLUSIONS.reduce((sums, conclude) => conclude(money, sums), asked), taken };
}
