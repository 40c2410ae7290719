import { MIN_COMPARED } from "../../lib/market/comparison.ts";
import { groupFor, type RentMarket } from "../../lib/market/rent-market.ts";
import type { ExchangeRates } from "../../lib/money/currency.ts";
import { asksByMonth, basePricePerMonth, rentOf } from "../../lib/rental/rent.ts";
import { namedContacts } from "../posts/author.ts";
import type { Reason } from "../posts/reasons.ts";
import type { PostRow } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { approvedValue, type Decision } from "./decide.ts";
import type { Bar } from "./kept-out.ts";
import type { Rules } from "./read-post.ts";
import { contactsWarnedOf, keyOfWarning } from "./warnings.ts";

/** Whether a home asks by the month for less than a quarter of the median of its class, of at least ten (docs/behaviour.md, A1 to A4, C22). */
export const tooLittleIn =
  (market: RentMarket, rates: ExchangeRates): Rules["asksTooLittle"] =>
  ({ rent, ...home }) => {
    const group = groupFor(market, home);
    const asked = asksByMonth({ rent }) ? basePricePerMonth(rent, rates) : null;
    const isCompared = group !== null && group.rents.length >= MIN_COMPARED;
    return isCompared && asked !== null && asked * 4 < group.median;
  };

function warningOf(state: BatchState, row: PostRow): Reason | null {
  const contacts = new Set(namedContacts(row));
  const warnings = state.foundBy([...contacts].map(keyOfWarning), row);
  const found = warnings.find((post) => !contacts.isDisjointFrom(new Set(contactsWarnedOf(post))));
  return found ? { code: "warned-of", of: { channel: found.channel, message_id: found.message_id } } : null;
}

function tooLittle(state: BatchState, row: PostRow, { rent, location }: Decision): Reason | null {
  const owner = state.correctionsOf(row);
  const { advert } = state.read(row);
  if (rent === null || owner.price) return null;
  const home = {
    location,
    bedrooms: owner.bedrooms ?? approvedValue(advert.bedrooms, owner),
    property_type: owner.type ?? approvedValue(advert.propertyType, owner),
    rent: rentOf(rent.amount, rent.currency, rent.period),
  };
  return state.rules.asksTooLittle(home) ? { code: "asks-too-little" } : null;
}

/**
 * Why an offer may be a scam (docs/behaviour.md, C22): a warning names its contact, or it asks for too little. Null if neither, and once the
 * owner has published a post of its listing.
 */
export function suspicionOf(state: BatchState, row: PostRow, decision: Decision): Bar | null {
  const isPublished = (post: PostRow) => state.ownCorrectionsOf(post).decision === "publish";
  if (state.postsListedWith(row).concat(row).some(isPublished)) return null;
  const reason = warningOf(state, row) ?? tooLittle(state, row, decision);
  return reason && { status: "queued", reason, isOfAuthor: false };
}
