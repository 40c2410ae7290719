import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useMapCamera } from "@/components/list-state/map-camera.client";
import { cameraOfLocation } from "@/lib/map/camera";
import { selectedPlaces } from "@/lib/map/map-selection";
import { useRentalStore } from "@/stores/rental-store";

/** A selection that was cleared by a click or a move, with a function that restores it. */
export type Undo = { names: readonly string[]; restore: () => void; dismiss: () => void };

type Cleared = { chosen: readonly string[] | null; location: string; names: readonly string[] };

/** The selected places: those of the selected marker, else the location in the query. */
export function useMapSelection() {
  const { filters, setFilters, list } = useHomeState();
  const { setCamera } = useMapCamera();
  const chosen = useRentalStore((state) => state.mapSelectedLocation);
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const queryPlace = list?.queryPlace ?? null;
  const { lat, lng } = list?.points[queryPlace ?? -1] ?? {};

  const showQueryPlace = useCallback(() => {
    if (lat !== undefined && lng !== undefined) setCamera(cameraOfLocation({ lat, lng }));
  }, [lat, lng, setCamera]);
  // A location in the query moves the map; clearing it does not.
  useLayoutEffect(showQueryPlace, [showQueryPlace]);

  const selected = useMemo(() => {
    const places = selectedPlaces(chosen, list?.points ?? []);
    return places.length === 0 && queryPlace !== null ? [queryPlace] : places;
  }, [chosen, list, queryPlace]);

  const namesOf = (places: readonly number[]) => places.flatMap((index) => list?.points[index]?.name ?? []);
  const select = (names: readonly string[] | null) => {
    setCleared(null);
    useRentalStore.setState({ mapSelectedLocation: names });
    if (filters.location !== "") setFilters({ location: "" });
  };
  const toggle = (places: readonly number[]) =>
    select(places.every((index) => selected.includes(index)) ? null : namesOf(places));
  const clear = () => {
    const names = namesOf(selected);
    if (names.length === 0) return;
    const { location } = filters;
    select(null);
    setCleared({ chosen, location, names });
  };
  const undo: Undo | null = cleared && {
    names: cleared.names,
    restore: () => {
      setCleared(null);
      useRentalStore.setState({ mapSelectedLocation: cleared.chosen });
      if (cleared.location === "") return;
      setFilters({ location: cleared.location });
      // If the new list has not arrived yet, the old one is still on screen and its effect would not run again.
      showQueryPlace();
    },
    dismiss: () => setCleared(null),
  };
  return { selected, toggle, clear, undo };
}
