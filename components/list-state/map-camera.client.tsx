"use client";

import { createContext, startTransition, useCallback, useContext, useMemo, useState } from "react";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";

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

/** Null outside of the home screen, which has no map. */
export function useActivePlace(): number | null {
  return useContext(ActivePlaceContext);
}

export function useSetActivePlace(): (place: number | null) => void {
  return useContext(SetActivePlaceContext);
}
