"use client";

import { lazy, Suspense, useMemo, useRef } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { useMapCamera, useMarkedPlace } from "@/components/home/map-camera.client";
import { useRentalStore } from "@/stores/rental-store";
import { MapLoading } from "./map-loading";
import { useEstimatedBounds } from "./use-estimated-bounds";
import { useIdle } from "./use-idle";
import { useMapSelection } from "./use-map-selection";

// Never asked for on the server: there it is never idle.
const MapWithUndo = lazy(async () => ({ default: (await import("./map-with-undo.client")).MapWithUndo }));

/** The map beside the list, or above it on small screens. Its code comes once the list is usable. */
export function MapPanel() {
  const panelRef = useRef<HTMLElement>(null);
  const { list } = useHomeState();
  const { camera } = useMapCamera();
  const marked = useMarkedPlace();
  const idle = useIdle();
  const { selected, toggle, clear, undo } = useMapSelection();
  useEstimatedBounds(panelRef, camera);

  const places = useMemo(
    () =>
      (list?.points ?? []).flatMap((point, index) => {
        const count = list?.counts.location[index] ?? 0;
        return count > 0 || index === selected ? [{ index, ...point, count }] : [];
      }),
    [list, selected],
  );

  return (
    <section
      ref={panelRef}
      aria-label="Map of rentals"
      className="relative h-80 overflow-hidden rounded-card border border-line bg-sunken sm:h-96 lg:h-[calc(100dvh-220px)]"
    >
      {idle && list !== null ? (
        <Suspense fallback={<MapLoading />}>
          <MapWithUndo
            places={places}
            selected={selected}
            marked={marked}
            undo={undo}
            camera={camera}
            onToggle={toggle}
            onBackgroundClick={clear}
            onVisitorMove={clear}
            onBoundsChange={(mapBounds) => useRentalStore.setState({ mapBounds })}
            // Without a map nothing narrows the list.
            onFailure={() => useRentalStore.setState({ mapBounds: null })}
          />
        </Suspense>
      ) : (
        <MapLoading />
      )}
    </section>
  );
}
