import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useMapCamera } from "@/components/list-state/map-camera.client";
import { inAreas } from "@/lib/filters/filters";
import { cameraOfAreas } from "@/lib/map/map-camera";
import { selectedPlaces } from "@/lib/map/map-selection";
import type { Place } from "@/lib/places/places";
import { useRentalStore } from "@/stores/rental-store";
import { pushEntry } from "@/stores/session-store";

const NO_POINTS: readonly Place[] = [];

const keyOf = (points: readonly Place[]) => points.map(({ name }) => name).join();

/** The points of the areas in the query, or of a contact's homes: the same array while a new list has the same points. */
function useQueriedPoints(): readonly Place[] {
  const { list } = useHomeState();
  const areas = list?.queryPlaces.flatMap((index) => list.points[index] ?? []) ?? NO_POINTS;
  const homes = list?.ofContact
    ? list.points.filter((_, index) => (list.counts.location[index] ?? 0) > 0)
    : [];
  const current = areas.length > 0 ? areas : homes;
  const [queried, setQueried] = useState(current);
  if (keyOf(queried) !== keyOf(current)) setQueried(current);
  return queried;
}

/**
 * Moves the map to the areas of a query, or to the homes of its contact. Areas that were chosen on the map (`choose`) are in
 * view, so the map stays.
 */
function useAreasInView(panelRef: RefObject<HTMLElement | null>) {
  const { setCamera } = useMapCamera();
  const queried = useQueriedPoints();
  const chosenOnMap = useRef("");
  useLayoutEffect(() => {
    const isChosenOnMap = keyOf(queried) === chosenOnMap.current;
    chosenOnMap.current = "";
    if (isChosenOnMap) return;
    const { clientWidth: width = 0, clientHeight: height = 0 } = panelRef.current ?? {};
    const camera = cameraOfAreas(queried, { width, height });
    if (camera !== null) setCamera(camera);
  }, [queried, panelRef, setCamera]);
  return (names: readonly string[]) => {
    chosenOnMap.current = names.join();
  };
}

/** The places of the selected marker, else the areas in the query, and what changes them. */
export function useMapSelection(panelRef: RefObject<HTMLElement | null>) {
  const { filters, setFilters, list } = useHomeState();
  const chosen = useRentalStore((state) => state.mapSelectedLocation);
  const choose = useAreasInView(panelRef);
  const { location } = filters;

  const selected = useMemo(() => {
    const points = list?.points ?? NO_POINTS;
    const marked = selectedPlaces(chosen, points);
    if (marked.length > 0) return marked;
    // The filters know of a press before the list of it has arrived, but not the other names of a point.
    const named = selectedPlaces(location, points);
    return named.length === location.length ? named : (list?.queryPlaces ?? []);
  }, [chosen, list, location]);

  const namesOf = (places: readonly number[]) => places.flatMap((index) => list?.points[index]?.name ?? []);
  /** In an entry of the history, which leaving a location makes anyway. */
  const select = (names: readonly string[] | null) => {
    if (location.length === 0) return pushEntry({ mapSelectedLocation: names });
    useRentalStore.setState({ mapSelectedLocation: names });
    setFilters(inAreas([]));
  };
  const searchIn = (names: readonly string[]) => {
    const areas = inAreas(names);
    choose(areas.location);
    useRentalStore.setState({ mapSelectedLocation: null });
    setFilters(areas);
  };
  /**
   * Selects the places alone, or deselects them. With `isSeveral` they join or leave the areas of the search
   * (docs/behaviour.md, P4).
   */
  const toggle = (places: readonly number[], isSeveral: boolean) => {
    const isSelected = places.every((index) => selected.includes(index));
    const others = namesOf(selected.filter((index) => !places.includes(index)));
    if (isSeveral) searchIn(isSelected ? others : [...others, ...namesOf(places)]);
    else if (!isSelected) select(namesOf(places));
    else if (others.length === 0 || chosen !== null) select(others.length === 0 ? null : others);
    else searchIn(others);
  };
  const clear = () => {
    if (selected.length > 0) select(null);
  };
  return { selected, toggle, clear };
}
