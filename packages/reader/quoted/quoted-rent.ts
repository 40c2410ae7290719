import type { RegionText } from "../region.ts";
import { askedAmounts } from "../rent/asked-amounts.ts";
import { isRate, periodOf } from "../rent/stated-periods.ts";
import { isPlausible, type Rent } from "../rent.ts";
import type { Span } from "../text/normalise.ts";

/** The spans that support a value, or the reason why nothing does. */
export type Support = { spans: readonly Span[] } | { lack: string };

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * Checks a rent against the quotations of its amount and its period. The first must contain the amount as a possible rent. The
 * period must stand beside it or, if none does, as a rate in the second. The rent must be plausible (docs/behaviour.md, C3).
 */
export function quotedRent(
  advert: RegionText,
  rent: Rent,
  amountQuotation: Span,
  periodQuotation: Span,
): Support {
  const { money, asked } = askedAmounts(advert.text);
  const spanOf = ({ start, end }: Span) => advert.spanOf(start, end);
  const sum = asked.find(
    ({ amount }) => isWithin(spanOf(amount), amountQuotation) && amount.values.includes(rent.amount),
  );
  if (!sum) return { lack: "its amount is not in its quotation" };
  if (sum.amount.currency !== rent.currency) return { lack: "its quotation is in another currency" };
  if (sum.role !== "price" && sum.role !== "unknown") return { lack: "its quotation is no rent" };
  if (!isPlausible(rent, advert.region)) return { lack: "homes are not let for so much" };
  if (sum.stated) {
    const isSame = sum.stated.count === 1 && sum.stated.period === rent.period;
    const words = sum.stated.tokens.flatMap((index) => money.tokens[index] ?? []);
    return isSame
      ? { spans: [sum.amount, ...words].map(spanOf) }
      : { lack: "its quotation is for another period" };
  }
  const rate = money.tokens.find(
    (token) => isRate(token) && periodOf(token) === rent.period && isWithin(spanOf(token), periodQuotation),
  );
  return rate ? { spans: [sum.amount, rate].map(spanOf) } : { lack: "its period is not in its quotation" };
}
