import { differingRent } from "../../lib/rental/rent.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import { type Criterion, criteriaOf, homesIn, passes } from "../../lib/search/criteria.ts";
import { type KeywordTerms, keywordTerms } from "../../lib/text/keywords.ts";
import { idsMatching } from "../../lib/text/searched-texts.ts";
import type { AlertEvent, SavedSearch } from "./alert-rows.ts";
import { searchContext } from "./find-homes.ts";
import type { LiveHomes } from "./live-homes.ts";
import { dueAt } from "./region-hours.ts";
import { type SearchGroup, SearchIndex } from "./search-index.ts";

export type MatchedMessage = {
  event_id: number;
  chat_id: number;
  search_id: number;
  kind: "new" | "reduced";
  rental_id: number;
  rent_before: AlertEvent["rent_before"];
  due_at: string;
};

type GroupTest = { criteria: readonly Criterion[]; terms: KeywordTerms | null };

function groupTest({ filters }: SearchGroup, homes: LiveHomes): GroupTest {
  // The contact is tested by the rental's own keys, and keywords by its own text: no set of all ids is needed.
  const criteria = criteriaOf({ ...filters, contact: "" }, searchContext(homes));
  return { criteria, terms: filters.keywords === "" ? null : keywordTerms(filters.keywords) };
}

function fitsGroup({ filters }: SearchGroup, test: GroupTest, rental: LiveRental, homes: LiveHomes): boolean {
  if (!test.criteria.every((criterion) => passes(criterion, rental))) return false;
  const text = homes.texts.get(rental.id);
  if (filters.contact !== "" && !text?.contacts.includes(filters.contact)) return false;
  return (
    test.terms === null || idsMatching(new Map([[rental.id, text?.searched ?? ""]]), test.terms).size > 0
  );
}

/** Whether an event is news: a new rental, or a reduction that remains when implausible rents are disregarded. */
function isNews({ kind, rent_before }: AlertEvent, rental: LiveRental, { rates }: LiveHomes): boolean {
  if (kind === "new") return true;
  const before = kind === "reduced" && rent_before ? differingRent(rental.rent, rent_before, rates) : null;
  return before !== null && before.reduction > 0;
}

/** The messages that new and reduced rentals lead to (docs/behaviour.md, B7): one a chat, of the search that sends soonest. */
export function matchEvents(
  events: readonly AlertEvent[],
  searches: readonly SavedSearch[],
  homes: LiveHomes,
  now: Date,
): MatchedMessage[] {
  const rentals = new Map(homes.rentals.map((rental) => [rental.id, rental]));
  const index = new SearchIndex(searches, homes.places, homes.rates);
  const homesOf = homesIn(searchContext(homes));
  const tests = new Map<SearchGroup, GroupTest>();
  return events.flatMap((event) => {
    const rental = rentals.get(event.rental_id);
    if (!rental || event.kind === "changed" || !isNews(event, rental, homes)) return [];
    const { kind } = event;
    const fitting = index.candidates(rental.location, homesOf(rental)).filter((group) => {
      const test = tests.get(group) ?? groupTest(group, homes);
      tests.set(group, test);
      return fitsGroup(group, test, rental, homes);
    });
    const byChat = new Map<number, { search: SavedSearch; due: Date }>();
    for (const search of fitting.flatMap((group) => group.searches)) {
      const due = dueAt(search.rhythm, now);
      const earlier = byChat.get(search.chat_id);
      if (!earlier || due < earlier.due) byChat.set(search.chat_id, { search, due });
    }
    return Array.from(byChat.values(), ({ search, due }) => ({
      event_id: event.id,
      chat_id: search.chat_id,
      search_id: search.id,
      kind,
      rental_id: rental.id,
      rent_before: event.rent_before,
      due_at: due.toISOString(),
    }));
  });
}
