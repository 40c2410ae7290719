import { useEffect } from "react";
import { HideButton } from "@/components/card/card-buttons.client";
import { HomeView } from "@/components/home/home-view.client";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { useRentalStore } from "@/stores/rental-store";
import { EMPTY_LIST } from "./at-query";

const IDS = [1, 2, 3];
const ENTRIES = IDS.map((id): ListEntry => [id, NO_PLACE]);

/** A list that has only the Hide button of each rental. */
function List() {
  useEffect(() => {
    useRentalStore.setState({ rentals: ENTRIES });
  }, []);
  return IDS.map((id) => <HideButton key={id} id={id} title={`home ${id}`} />);
}

/** The home screen around a list of three rentals. */
export function HomePage() {
  return (
    <HomeView search="" list={EMPTY_LIST}>
      <List />
    </HomeView>
  );
}
