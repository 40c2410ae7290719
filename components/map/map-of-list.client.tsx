"use client";

import { type RefObject, useMemo } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { useMapCamera, useMarkedPlace } from "@/components/home/map-camera.client";
import { useKeptFocus } from "@/components/home/use-kept-focus";
import type { MapBounds } from "@/lib/map/bounds";
import { sameBounds } from "@/lib/map/bounds";
import { useRentalStore } from "@/stores/rental-store";
import { MapListSwitch } from "./map-list-switch.client";
import { RentalMap } from "./rental-map.client";
import { UndoNotice } from "./undo-notice.client";
import { useMapSelection } from "./use-map-selection";
import { useSavedView } from "./use-saved-view";

/** Stores the bounds of the map, unless they are those that were estimated before it had loaded. */
function showBounds(bounds: MapBounds) {
  const { mapBounds } = useRentalStore.getState();
  if (mapBounds === null || !sameBounds(mapBounds, bounds)) useRentalStore.setState({ mapBounds: bounds });
}

type Props = {
  panelRef: RefObject<HTMLElement | null>;
  resultsRef: RefObject<HTMLElement | null>;
  onShowResults: () => void;
};

/** The map with the places of the list, the offer to undo a cleared selection, and the switch between map and list. */
export function MapOfList({ panelRef, resultsRef, onShowResults }: Props) {
  const { list } = useHomeState();
  const { camera } = useMapCamera();
  const marked = useMarkedPlace();
  const { selected, toggle, clear, undo } = useMapSelection();
  const saveView = useSavedView(camera);
  // Here, because it comes after the first load; the liked-only view, which has no map, has its own.
  useKeptFocus();

  const places = useMemo(
    () =>
      (list?.points ?? []).flatMap((point, index) => {
        const count = list?.counts.location[index] ?? 0;
        return count > 0 || selected.includes(index) ? [{ index, ...point, count }] : [];
      }),
    [list, selected],
  );

  return (
    <>
      <RentalMap
        places={places}
        selected={selected}
        marked={marked}
        camera={camera}
        onToggle={toggle}
        onBackgroundClick={clear}
        onVisitorMove={clear}
        onBoundsChange={(mapBounds, shown) => {
          saveView(shown);
          showBounds(mapBounds);
        }}
        // Without a map the whole list is shown.
        onFailure={() => useRentalStore.setState({ mapBounds: null })}
      />
      <UndoNotice undo={undo} />
      <MapListSwitch mapRef={panelRef} resultsRef={resultsRef} onShowResults={onShowResults} />
    </>
  );
}
