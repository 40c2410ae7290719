import { useJsApiLoader } from "@react-google-maps/api";
import { useLocale } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type ScriptStatus, scriptStatus } from "@/lib/map/script-status";
import { COUNTRY_CODE } from "@/lib/region/names";

declare global {
  interface Window {
    /** Called by Google Maps if it rejects the API key. */
    gm_authFailure?: () => void;
  }
}

const listeners = new Set<() => void>();
let isRejected = false;

function reject(): void {
  isRejected = true;
  for (const listener of listeners) listener();
}

/** Must be called before the Google Maps script runs. */
function onKeyRejected(listener: () => void): () => void {
  window.gm_authFailure = reject;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isKeyRejected = () => isRejected;

/** The loader reports a script that fails to load, but not a request without a response. */
const SCRIPT_TIMEOUT_MS = 15_000;

export function useGoogleScript(apiKey: string): ScriptStatus {
  // Must come before the loader, so that it is subscribed when the script runs.
  const isRefused = useSyncExternalStore(onKeyRejected, isKeyRejected, () => false);
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: apiKey,
    language: useLocale(),
    region: COUNTRY_CODE,
  });
  const [isStarted, setStarted] = useState(false);
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    setStarted(true);
    const timer = setTimeout(() => setOverdue(true), SCRIPT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return scriptStatus({ isStarted, isLoaded, hasError: !!loadError, isOverdue, isKeyRefused: isRefused });
}
