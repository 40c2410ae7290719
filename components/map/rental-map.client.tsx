"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { MapBounds } from "@/lib/map/bounds";
import type { Camera } from "@/lib/map/camera";
import type { MapPlace } from "@/lib/map/group-places";
import { MapFailurePanel } from "./map-failure-panel";
import { MapLoading } from "./map-loading";
import { useMapProvider } from "./use-map-provider";

export type MapFailure = "failed" | "auth-failure";

export type RentalMapProps = {
  /** Places with at least one rental. */
  places: readonly MapPlace[];
  /** Index of the selected place. */
  selected: number | null;
  /** Place of the card that is hovered or focused. */
  marked: number | null;
  /** The view the site asks for; a new object is a move of the site. */
  camera: Camera;
  onToggle: (index: number) => void;
  onBackgroundClick: () => void;
  /** The visitor has panned or zoomed; never called for a move of the site. */
  onVisitorMove: () => void;
  /** Called with what is seen each time the map has come to rest. */
  onBoundsChange: (bounds: MapBounds) => void;
  onFailure?: (failure: MapFailure) => void;
};

/** The map of rentals: with a Google Maps key by Google, without one over the site's own base map of Bali. */
export function RentalMap({ onFailure, ...props }: RentalMapProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const provider = useMapProvider(attempt);
  const shownFailure = failure ?? (provider === "failed" ? provider : null);
  const tellFailure = useEffectEvent((failed: MapFailure) => onFailure?.(failed));
  useEffect(() => {
    if (shownFailure !== null) tellFailure(shownFailure);
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
