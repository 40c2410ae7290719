import { termFinder } from "../term-finder.ts";
import { ROOM_KINDS } from "../vocabulary/units.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { type MoneyText, periodOf } from "./stated-periods.ts";

const roomKinds = termFinder(ROOM_KINDS);

/** Rents of one list differ less than this. */
const WIDEST = 4;
/** Most tokens between one sum of a list and the next. */
const TOKENS_BETWEEN_SUMS = 10;

const sumOf = ({ amount }: AskedAmount): number => amount.values[0] ?? 0;

function isAlike(one: AskedAmount, other: AskedAmount): boolean {
  const times = sumOf(one) / sumOf(other);
  return one.amount.currency === other.amount.currency && times <= WIDEST && times >= 1 / WIDEST;
}

/** Whether an item of a list is a sum alone or the rent of a kind of room: `deluxe room 5.2m`; not `pool 8m`. */
function isOfRoom({ text, tokens }: MoneyText, { index }: AskedAmount): boolean {
  const before = tokens.slice(Math.max(0, index - TOKENS_BETWEEN_SUMS), index);
  const item = before.slice(
    before.findLastIndex((token) => token.type === "sign" && token.sign !== "join") + 1,
  );
  const isOfKind = ({ start }: MoneyToken) => roomKinds.findAt(text, start) !== null;
  return item.every((token) => isTerm(token, "home", "from") || isOfKind(token));
}

/** Whether two sums are items of one list: `2.8m, 5.2m`, or each at the end of its line. */
function areListed({ tokens }: MoneyText, one: AskedAmount, other: AskedAmount): boolean {
  const between = tokens.slice(one.index + 1, other.index);
  const [first] = between;
  const isLine = isSign(first, "line") && !between.slice(1).some((token) => isSign(token, "line"));
  const isOfPeriod = between.some((token) => periodOf(token) !== null);
  return between.length <= TOKENS_BETWEEN_SUMS && !isOfPeriod && (isLine || isSign(first, "comma", "join"));
}

/**
 * Of `2.8m, 5.2m, 7m per month` all are for a month: a number in millions or metres is a rent where the next one of its list
 * is.
 */
export function withListed(money: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  const listed = [...asked];
  for (let nth = listed.length - 2; nth >= 0; nth -= 1) {
    const [sum, next] = listed.slice(nth, nth + 2);
    if (!sum || next?.stated?.count !== 1 || next.amount.sign !== "none" || !mayBeRent(next)) continue;
    const isOpen = sum.stated === null && sum.amount.sign === "none" && mayBeRent(sum);
    if (isOpen && isAlike(sum, next) && areListed(money, sum, next) && isOfRoom(money, sum))
      listed[nth] = { ...sum, stated: next.stated };
  }
  return listed;
}
