import { type ComponentType, useEffect, useState } from "react";
import { preload } from "react-dom";
import { LAND_URL } from "./leaflet/base-map-urls";
import type { MapFailure, RentalMapProps } from "./rental-map.client";

/** A map of one provider. It tells that it cannot be shown, and is then taken down. */
export type MapProviderProps = Omit<RentalMapProps, "onFailure"> & {
  onFailure: (failure: MapFailure) => void;
};

type Loaded = { attempt: number; Provider: ComponentType<MapProviderProps> };

function loadProvider(): Promise<ComponentType<MapProviderProps>> {
  if (process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY) {
    return import("./google-map.client").then(({ GoogleMapProvider }) => GoogleMapProvider);
  }
  // Land is what the map paints first; it comes along with the code that draws it.
  if (!process.env.NEXT_PUBLIC_MAP_TILE_URL) preload(LAND_URL, { as: "fetch", crossOrigin: "anonymous" });
  return import("./base-map.client").then(({ BaseMapProvider }) => BaseMapProvider);
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
