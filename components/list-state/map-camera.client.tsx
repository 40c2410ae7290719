"use client";

import { createContext, startTransition, useCallback, useContext, useMemo, useState } from "react";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";

type MapCamera = { camera: Camera; setCamera: (camera: Camera) => void };

const CameraContext = createContext<MapCamera | null>(null);
const MarkedContext = createContext<number | null>(null);
const SetMarkedContext = createContext<((place: number | null) => void) | null>(null);

/** The camera that the site requests of the map, and the place of the card that is hovered or focused. */
export function MapCameraProvider({ children }: { children: React.ReactNode }) {
  const [camera, setCamera] = useState(DEFAULT_CAMERA);
  const [marked, setMarked] = useState<number | null>(null);
  // A transition: a tap marks a place too, which must not delay what the tap is for.
  const mark = useCallback((place: number | null) => startTransition(() => setMarked(place)), []);
  const mapCamera = useMemo(() => ({ camera, setCamera }), [camera]);
  return (
    <CameraContext value={mapCamera}>
      <SetMarkedContext value={mark}>
        <MarkedContext value={marked}>{children}</MarkedContext>
      </SetMarkedContext>
    </CameraContext>
  );
}

function useProvided<Value>(value: Value | null): Value {
  if (value === null) throw new Error("The map's context needs a MapCameraProvider above it");
  return value;
}

export function useMapCamera(): MapCamera {
  return useProvided(useContext(CameraContext));
}

export function useMarkedPlace(): number | null {
  return useContext(MarkedContext);
}

export function useMarkPlace(): (place: number | null) => void {
  return useProvided(useContext(SetMarkedContext));
}
