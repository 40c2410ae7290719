import { type ComponentType, useEffect, useState } from "react";
import type { MapFailure, RentalMapProps } from "./rental-map.client";

/** A map of one provider. It tells that it cannot be shown, and is then taken down. */
export type MapProviderProps = Omit<RentalMapProps, "onFailure"> & {
  onFailure: (failure: MapFailure) => void;
};

type Loaded = { attempt: number; Provider: ComponentType<MapProviderProps> };

function loadProvider(): Promise<ComponentType<MapProviderProps>> {
  return process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
    ? import("./google-map.client").then(({ GoogleMapProvider }) => GoogleMapProvider)
    : import("./base-map.client").then(({ BaseMapProvider }) => BaseMapProvider);
}

/** Loads the code of the configured map, once more with each new attempt. */
export function useMapProvider(attempt: number): Loaded | "loading" | "failed" {
  const [loaded, setLoaded] = useState<Loaded | { attempt: number; failed: true } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadProvider().then(
      (Provider) => wanted && setLoaded({ attempt, Provider }),
      () => wanted && setLoaded({ attempt, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  if (loaded === null || loaded.attempt !== attempt) return "loading";
  return "failed" in loaded ? "failed" : loaded;
}
