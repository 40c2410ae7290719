import type { SavedView } from "./map-selection";

/** Decimal places of a degree: one metre. */
const DIGITS = 5;

/**
 * The fragment of an address that shares a view of the map: "#map=-8.65000,115.22000,12,canggu", with the places of the
 * selected marker last. The first-view script reads it (narrow-first-view.ts).
 */
export function viewHash(view: SavedView | null): string {
  if (view === null) return "";
  const { lat, lng, zoom } = view.camera;
  const names = (view.names ?? []).map(encodeURIComponent);
  return `#map=${[lat.toFixed(DIGITS), lng.toFixed(DIGITS), zoom, ...names].join()}`;
}
