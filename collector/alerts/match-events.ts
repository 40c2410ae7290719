import { parseListQuery } from "../../lib/filters/schema.ts";
import { differingRent } from "../../lib/rental/rent.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import { criteriaOf, passes } from "../../lib/search/criteria.ts";
import { keywordTerms } from "../../lib/text/keywords.ts";
import { idsMatching } from "../../lib/text/searched-texts.ts";
import type { AlertEvent, SavedSearch } from "./alert-rows.ts";
import { searchContext } from "./find-homes.ts";
import type { LiveHomes } from "./live-homes.ts";
import { dueAt } from "./region-hours.ts";

export type MatchedMessage = {
  chat_id: number;
  search_id: number;
  kind: AlertEvent["kind"];
  rental_id: number;
  rent_before: AlertEvent["rent_before"];
  due_at: string;
};

/** Whether a rental is in the list of a query. */
function testOf(query: string, homes: LiveHomes): (rental: LiveRental) => boolean {
  const { contact, ...filters } = parseListQuery(query);
  // The contact is tested by the rental's own keys, and keywords by its own text: no set of all ids is needed.
  const criteria = criteriaOf({ ...filters, contact: "" }, searchContext(homes));
  const terms = filters.keywords === "" ? null : keywordTerms(filters.keywords);
  return (rental) => {
    if (!criteria.every((criterion) => passes(criterion, rental))) return false;
    const text = homes.texts.get(rental.id);
    if (contact !== "" && !text?.contacts.includes(contact)) return false;
    return terms === null || idsMatching(new Map([[rental.id, text?.searched ?? ""]]), terms).size > 0;
  };
}

/** Whether an event is news: a new rental, or a reduction that remains when implausible rents are disregarded. */
function isNews({ kind, rent_before }: AlertEvent, rental: LiveRental, { rates }: LiveHomes): boolean {
  if (kind === "new") return true;
  const before = rent_before && differingRent(rental.rent, rent_before, rates);
  return before !== null && before.reduction > 0;
}

/** Finds the messages that an event leads to (docs/behaviour.md, B7): one a chat, of the search that sends soonest. */
export function eventMatcher(
  searches: readonly SavedSearch[],
  homes: LiveHomes,
  now: Date,
): (event: AlertEvent) => MatchedMessage[] {
  const rentals = new Map(homes.rentals.map((rental) => [rental.id, rental]));
  const groups = Array.from(
    Map.groupBy(searches, ({ query }) => query),
    ([query, same]) => ({ fits: testOf(query, homes), searches: same }),
  );
  return (event) => {
    const rental = rentals.get(event.rental_id);
    if (!rental || !isNews(event, rental, homes)) return [];
    const fitting = groups.filter(({ fits }) => fits(rental)).flatMap((group) => group.searches);
    const soonest = new Map<number, { search: SavedSearch; due: Date }>();
    for (const search of fitting) {
      const due = dueAt(search.rhythm, now);
      const earlier = soonest.get(search.chat_id);
      if (!earlier || due < earlier.due) soonest.set(search.chat_id, { search, due });
    }
    const { kind, rental_id, rent_before } = event;
    return Array.from(soonest.values(), ({ search: { id, chat_id }, due }) => ({
      ...{ chat_id, search_id: id, kind, rental_id, rent_before, due_at: due.toISOString() },
    }));
  };
}
