import { useSyncExternalStore } from "react";
import type { ColourScheme } from "@/lib/map/map-style";

const DARK = "(prefers-color-scheme: dark)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The visitor's colour scheme, for content that CSS cannot style. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(DARK).matches ? "dark" : "light"),
    () => "light",
  );
}
