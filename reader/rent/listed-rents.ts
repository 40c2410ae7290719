import { afterLast, tokensBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { roomKindTerms } from "../vocabulary/rooms.ts";
import { type AskedAmount, mayBeRent, sumOf } from "./amount-pairs.ts";
import { isTerm, type MoneyText, type MoneyToken } from "./money-tokens.ts";
import { periodOf } from "./stated-periods.ts";

const LARGEST_RATIO = 4;
const TOKENS_BETWEEN_SUMS = 10;

function isAlike(a: AskedAmount, b: AskedAmount): boolean {
  const ratio = sumOf(a) / sumOf(b);
  return a.amount.currency === b.amount.currency && ratio <= LARGEST_RATIO && ratio >= 1 / LARGEST_RATIO;
}

/** Whether an item of a list is a lone sum or the rent of a kind of room: `deluxe room 5.2m`; not `pool 8m`. */
function isRoomItem({ text, tokens }: MoneyText, { index }: AskedAmount): boolean {
  const before = tokensBefore(tokens, index, TOKENS_BETWEEN_SUMS);
  const item = afterLast(before, (token) => token.type === "sign" && token.sign !== "join");
  const isRoomKind = ({ start }: MoneyToken) => roomKindTerms.findAt(text, start) !== null;
  return item.every((token) => isTerm(token, "home", "from") || isRoomKind(token));
}

/** Whether two sums are neighbours in a list: `2.8m, 5.2m`, or on consecutive lines. */
function areListed({ tokens }: MoneyText, a: AskedAmount, b: AskedAmount): boolean {
  const between = tokens.slice(a.index + 1, b.index);
  const [first] = between;
  const isLine = isSign(first, "line") && !between.slice(1).some((token) => isSign(token, "line"));
  const hasPeriod = between.some((token) => periodOf(token) !== null);
  return between.length <= TOKENS_BETWEEN_SUMS && !hasPeriod && (isLine || isSign(first, "comma", "join"));
}

/** Gives each sum of a list the period of the last one: `2.8m, 5.2m, 7m per month`, in which `m` might stand for metres. */
export function withListed(money: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  const listed = [...asked];
  for (let nth = listed.length - 2; nth >= 0; nth -= 1) {
    const [sum, next] = listed.slice(nth, nth + 2);
    if (!sum || next?.stated?.count !== 1 || next.amount.evidence !== "none" || !mayBeRent(next)) continue;
    const isOpen = sum.stated === null && sum.amount.evidence === "none" && mayBeRent(sum);
    if (isOpen && isAlike(sum, next) && areListed(money, sum, next) && isRoomItem(money, sum))
      listed[nth] = { ...sum, stated: next.stated };
  }
  return listed;
}
