"use client";

import { createContext, startTransition, useCallback, useContext, useMemo, useState } from "react";
import { type Camera, DEFAULT_CAMERA, WHOLE_REGION_VIEW } from "@/lib/map/camera";
import { useRentalStore } from "@/stores/rental-store";
import { saveEntry } from "@/stores/session-store";

type MapCamera = { camera: Camera; setCamera: (camera: Camera) => void };

const CameraContext = createContext<MapCamera | null>(null);
const ActivePlaceContext = createContext<number | null>(null);
const SetActivePlaceContext = createContext<(place: number | null) => void>(() => {});

/** The camera that the site requests, and the place of the hovered or focused card. */
export function MapCameraProvider({ children }: { children: React.ReactNode }) {
  const [camera, setCamera] = useState(DEFAULT_CAMERA);
  const [activePlace, setActivePlace] = useState<number | null>(null);
  // A transition, because a tap activates a place too and must not be delayed by that.
  const activate = useCallback((place: number | null) => startTransition(() => setActivePlace(place)), []);
  const mapCamera = useMemo(() => ({ camera, setCamera }), [camera]);
  return (
    <CameraContext value={mapCamera}>
      <SetActivePlaceContext value={activate}>
        <ActivePlaceContext value={activePlace}>{children}</ActivePlaceContext>
      </SetActivePlaceContext>
    </CameraContext>
  );
}

export function useMapCamera(): MapCamera {
  const camera = useContext(CameraContext);
  if (camera === null) throw new Error("useMapCamera needs a MapCameraProvider above it");
  return camera;
}

/** Shows all of the region, without a marker: at once, and also while no map is loaded, as on a phone. */
export function useShowRegion(): () => void {
  const { setCamera } = useMapCamera();
  return () => {
    // A new object, so that the map moves even if this was the last requested camera.
    const view = { camera: { ...WHOLE_REGION_VIEW.camera }, bounds: WHOLE_REGION_VIEW.bounds };
    useRentalStore.setState({ mapSelectedLocation: null, mapBounds: view.bounds });
    saveEntry({ view });
    setCamera(view.camera);
  };
}

/** Null outside of the home screen, which has no map. */
export function useActivePlace(): number | null {
  return useContext(ActivePlaceContext);
}

export function useSetActivePlace(): (place: number | null) => void {
  return useContext(SetActivePlaceContext);
}
