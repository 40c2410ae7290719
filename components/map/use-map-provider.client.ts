import { type ComponentType, useEffect, useState } from "react";
import { preload } from "react-dom";
import { LAND_URL } from "./leaflet/base-map-urls";
import type { MapProviderProps } from "./map-provider";

type Loaded = { attempt: number; Provider: ComponentType<MapProviderProps> };

function loadProvider(): Promise<ComponentType<MapProviderProps>> {
  if (process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY) {
    return import("./google/google-map.client").then(({ GoogleMapProvider }) => GoogleMapProvider);
  }
  // Load the land, which is painted first, in parallel with the code that draws it.
  if (!process.env.NEXT_PUBLIC_MAP_TILE_URL && !process.env.MAP_ARCHIVE)
    preload(LAND_URL, { as: "fetch", crossOrigin: "anonymous" });
  return import("./leaflet/base-map.client").then(({ BaseMapProvider }) => BaseMapProvider);
}

/** A new `attempt` loads the provider again. */
export function useMapProvider(attempt: number): Loaded | "loading" | "failed" {
  const [loaded, setLoaded] = useState<Loaded | { attempt: number; failed: true } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadProvider().then(
      (Provider) => isCurrent && setLoaded({ attempt, Provider }),
      () => isCurrent && setLoaded({ attempt, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (loaded === null || loaded.attempt !== attempt) return "loading";
  return "failed" in loaded ? "failed" : loaded;
}
