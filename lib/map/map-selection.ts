import type { Camera } from "./camera";

const NONE: readonly number[] = [];

export function selectedPlaces(
  names: readonly string[] | null,
  points: readonly { name: string }[],
): readonly number[] {
  if (names === null) return NONE;
  return names.map((name) => points.findIndex((point) => point.name === name)).filter((index) => index >= 0);
}

export type SavedView = { names: readonly string[] | null; camera: Camera };

/** Key in the state of a history entry. The first-view script reads it too. */
const VIEW_KEY = "mapView";

/** Null for the default view without a selection, undefined for a new history entry. */
export function readView(state: unknown): SavedView | null | undefined {
  const saved: unknown = Object(state)[VIEW_KEY];
  if (saved === undefined) return undefined;
  const [lat, lng, zoom, ...rest]: readonly unknown[] = Array.isArray(saved) ? saved : [];
  if (typeof lat !== "number" || typeof lng !== "number" || typeof zoom !== "number") return null;
  const names = rest.filter((name) => typeof name === "string");
  return { names: names.length > 0 ? names : null, camera: { lat, lng, zoom } };
}

export function withView(state: unknown, view: SavedView | null): object {
  return {
    ...Object(state),
    [VIEW_KEY]: view && [view.camera.lat, view.camera.lng, view.camera.zoom, ...(view.names ?? [])],
  };
}
