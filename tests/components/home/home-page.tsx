import { HomeStateProvider, type ListContext } from "@/components/home/home-state.client";
import { HomeView } from "@/components/home/home-view.client";
import { PublishMissingList } from "@/components/results/publish-list.client";
import { HideButton } from "@/components/shortlist/hide-button";

const CONTEXT: ListContext = {
  counts: { price_range: {}, min_bedrooms: {}, dateRange: {}, includes: {}, stay: {}, location: [] },
  points: [],
  queryPlace: null,
};

/** The home screen around a list of these rentals, of which there is only the button that hides them. */
export function HomePage({ ids }: { ids: readonly number[] }) {
  return (
    <HomeStateProvider>
      <HomeView>
        <PublishMissingList context={CONTEXT} />
        {ids.map((id) => (
          <HideButton key={id} id={id} title={`home ${id}`} />
        ))}
      </HomeView>
    </HomeStateProvider>
  );
}
