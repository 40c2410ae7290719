import { type RefObject, useLayoutEffect } from "react";
import type { Camera } from "@/lib/map/camera";
import { viewportBounds } from "@/lib/map/viewport-bounds";
import { useRentalStore } from "@/stores/rental-store";

/**
 * The bounds that the asked view has in a panel of this size, before any map code has loaded: the list settles
 * once. A panel without a size, as in the liked-only view, narrows nothing.
 */
export function useEstimatedBounds(panelRef: RefObject<HTMLElement | null>, camera: Camera) {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (panel === null) return;
    const size = { width: panel.clientWidth, height: panel.clientHeight };
    useRentalStore.setState({ mapBounds: viewportBounds(camera, size) });
  }, [panelRef, camera]);
}
