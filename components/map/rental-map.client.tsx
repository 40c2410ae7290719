"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { MapLoading } from "./map-loading";
import type { MapFailure, MapProviderProps } from "./map-provider";
import { useMapProvider } from "./use-map-provider.client";

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

/** Google's map if an API key is configured, otherwise the site's own base map of the region. */
export function RentalMap({ onFailure, ...props }: MapProviderProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const provider = useMapProvider(attempt);
  const shownFailure = failure ?? (provider === "failed" ? provider : null);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (shownFailure !== null) reportFailure(shownFailure);
  }, [shownFailure]);
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  if (shownFailure !== null) return <MapFailurePanel failure={shownFailure} onRetry={retry} />;
  if (provider === "loading" || provider === "failed") return <MapLoading />;
  const { Provider } = provider;
  return <Provider key={attempt} {...props} onFailure={setFailure} />;
}
