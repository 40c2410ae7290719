"use client";

import dynamic from "next/dynamic";
import { useMemo, useRef } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { useMapCamera, useMarkedPlace } from "@/components/home/map-camera.client";
import { useRentalStore } from "@/stores/rental-store";
import { MapLoading } from "./map-loading";
import { UndoNotice } from "./undo-notice.client";
import { useEstimatedBounds } from "./use-estimated-bounds";
import { useIdle } from "./use-idle";
import { useMapSelection } from "./use-map-selection";

const RentalMap = dynamic(() => import("./rental-map.client").then(({ RentalMap: map }) => map), {
  ssr: false,
  loading: () => <MapLoading />,
});

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
        <RentalMap
          places={places}
          selected={selected}
          marked={marked}
          camera={camera}
          onToggle={toggle}
          onBackgroundClick={clear}
          onVisitorMove={clear}
          onBoundsChange={(mapBounds) => useRentalStore.setState({ mapBounds })}
          // Without a map nothing narrows the list.
          onFailure={() => useRentalStore.setState({ mapBounds: null })}
        />
      ) : (
        <MapLoading />
      )}
      <UndoNotice undo={undo} />
    </section>
  );
}
