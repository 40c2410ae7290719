import { parseAmount } from "@/lib/money/amount";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { redirectToCanonical } from "./canonical-redirect";
import { ALL_FILTERS } from "./filters";
import { canonicalQuery, DEFAULT_QUERY, parseAskedQuery } from "./schema";

/** Normalises what a form without scripts sends: `includes=wifi&includes=pets` is joined, "15jt" becomes a number. */
function fromForm(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const { key, isSet } of ALL_FILTERS) {
    if (!isSet) continue;
    const boxes = query.getAll(key);
    if (boxes.length > 1) query.set(key, boxes.join());
  }
  for (const key of ["price_min", "price_max"]) {
    const amount = parseAmount(query.get(key) ?? "", BASE_CURRENCY);
    if (amount !== null) query.set(key, String(amount));
  }
  return query;
}

const isOurs = (key: string) => Object.hasOwn(DEFAULT_QUERY, key);

/** The redirect target for a query of the home screen; null if it is canonical (docs/behaviour.md, F2). */
export function listRedirect(search: URLSearchParams): string | null {
  return redirectToCanonical("/", canonicalQuery(parseAskedQuery(fromForm(search))), search, isOurs);
}
