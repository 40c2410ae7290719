import { HideButton } from "@/components/card/hide-button.client";
import { HomeView } from "@/components/home/home-view.client";
import { HomeStateProvider, type ListContext } from "@/components/list-state/home-state.client";
import { usePublishedList } from "@/components/results/publish-list.client";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import type { Card } from "@/lib/search/card";

const IDS = [1, 2, 3];
const ENTRIES = IDS.map((id): ListEntry => [id, NO_PLACE]);
const CARDS: readonly Card[] = [];
const CONTEXT: ListContext = {
  counts: { price_range: {}, min_bedrooms: {}, dateRange: {}, includes: {}, stay: {}, location: [] },
  points: [],
  queryPlaces: [],
};

/** A list that has only the Hide button of each rental. */
function List() {
  usePublishedList(ENTRIES, CARDS, CONTEXT);
  return IDS.map((id) => <HideButton key={id} id={id} title={`home ${id}`} />);
}

/** The home screen around a list of three rentals. */
export function HomePage() {
  return (
    <HomeStateProvider>
      <HomeView>
        <List />
      </HomeView>
    </HomeStateProvider>
  );
}
