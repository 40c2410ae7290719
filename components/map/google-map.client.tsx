"use client";

import { useEffect, useEffectEvent } from "react";
import { GoogleMapCanvas } from "./google/google-map-canvas";
import { useGoogleScript } from "./google/use-google-script";
import { MapLoading } from "./map-loading";
import type { MapProviderProps } from "./use-map-provider";

const API_KEY = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? "";

/** Google's map, for a site with a key of the maps service. */
export function GoogleMapProvider(props: MapProviderProps) {
  const status = useGoogleScript(API_KEY);
  const fail = useEffectEvent(props.onFailure);
  useEffect(() => {
    if (status === "failed" || status === "auth-failure") fail(status);
  }, [status]);
  return status === "loaded" ? <GoogleMapCanvas {...props} /> : <MapLoading />;
}
