"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useState } from "react";
import { preload } from "react-dom";
import { LAND_URL } from "./leaflet/base-map-urls";
import { MapLoading } from "./map-loading";
import type { MapFailure, MapProps, MapProviderProps } from "./map-provider";

type Provider = ComponentType<MapProviderProps>;

/** Google's map if an API key is configured, otherwise the site's own base map of the region. */
function loadProvider(): Promise<Provider> {
  if (process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY) {
    return import("./google/google-map.client").then(({ GoogleMapProvider }) => GoogleMapProvider);
  }
  // Load the land, which is painted first, in parallel with the code that draws it.
  if (!process.env.NEXT_PUBLIC_MAP_TILE_URL) preload(LAND_URL, { as: "fetch", crossOrigin: "anonymous" });
  return import("./leaflet/base-map.client").then(({ BaseMapProvider }) => BaseMapProvider);
}

const MESSAGES = {
  failed: { heading: "mapControls.failed", text: "mapControls.failedText" },
  "auth-failure": { heading: "mapControls.keyRefused", text: "mapControls.keyRefusedText" },
} as const;

/** No retry for a rejected key, which stays rejected until the page is reloaded. */
function MapFailurePanel({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  const t = useTranslations();
  const { heading, text } = MESSAGES[failure];
  return (
    <div role="alert" className="grid size-full place-content-center gap-2 bg-sunken p-6 text-center">
      <p className="font-semibold">{t(heading)}</p>
      <p className="max-w-72 text-ink-soft text-sm">{t(text)}</p>
      {failure === "failed" ? (
        <button
          type="button"
          onClick={onRetry}
          className="mt-2 min-h-11 cursor-pointer justify-self-center rounded-full bg-leaf px-5 font-semibold text-on-leaf text-sm"
        >
          {t("mapControls.retry")}
        </button>
      ) : null}
    </div>
  );
}

export function RentalMap(props: MapProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Provider | MapFailure | "loading">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true;
    loadProvider().then(
      (provider) => isCurrent && setLoaded(() => provider),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setLoaded("loading");
    setAttempt((count) => count + 1);
  };
  if (loaded === "loading") return <MapLoading />;
  if (typeof loaded === "string") return <MapFailurePanel failure={loaded} onRetry={retry} />;
  const Provider = loaded;
  return <Provider {...props} onFailure={setLoaded} />;
}
