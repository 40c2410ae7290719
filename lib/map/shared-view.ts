import type { KeptView } from "./map-selection";

/** Digits of a degree in an address: a metre. */
const DIGITS = 5;

/**
 * The fragment of a list's address that names a view of the map: "#map=-8.65000,115.22000,12,canggu", the places of a
 * selected marker last. Empty for the default view. The first-view script reads it (settle-first-view.ts).
 */
export function viewHash(view: KeptView | null): string {
  if (view === null) return "";
  const { lat, lng, zoom } = view.camera;
  const names = (view.names ?? []).map(encodeURIComponent);
  return `#map=${[lat.toFixed(DIGITS), lng.toFixed(DIGITS), zoom, ...names].join()}`;
}
