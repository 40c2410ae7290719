import { useJsApiLoader } from "@react-google-maps/api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type ScriptStatus, scriptStatus } from "@/lib/map/script-status";
import { isKeyRefused, onKeyRefused } from "./key-refusal";

/** The loader tells of a script that cannot be had, but not of one that never answers. In milliseconds. */
const PATIENCE = 15_000;

/** Loads the script of the maps service, once for the page. */
export function useGoogleScript(apiKey: string): ScriptStatus {
  // Above the loader, since it has to be listening before the script runs.
  const refused = useSyncExternalStore(onKeyRefused, isKeyRefused, () => false);
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: apiKey, language: "en", region: "ID" });
  const [isStarted, setStarted] = useState(false);
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    setStarted(true);
    const timer = setTimeout(() => setOverdue(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return scriptStatus({ isStarted, isLoaded, hasError: !!loadError, isOverdue, isKeyRefused: refused });
}
