import type { Camera } from "./camera";

const NONE: readonly number[] = [];

/** Indexes of the places with these names, in order, without those that are no longer on the map. */
export function selectedPlaces(
  names: readonly string[] | null,
  points: readonly { name: string }[],
): readonly number[] {
  if (names === null) return NONE;
  return names.map((name) => points.findIndex((point) => point.name === name)).filter((index) => index >= 0);
}

/** What a history entry keeps of the map: the places of the selected marker, null without one, and the camera. */
export type KeptView = { names: readonly string[] | null; camera: Camera };

/** Its key in the state of a history entry, which the first-view script reads, too. */
const VIEW_KEY = "mapView";

/** The view in the state of a history entry: null for the default one without a selection, undefined in a new entry. */
export function readView(state: unknown): KeptView | null | undefined {
  const kept: unknown = Object(state)[VIEW_KEY];
  if (kept === undefined) return undefined;
  const [lat, lng, zoom, ...rest]: readonly unknown[] = Array.isArray(kept) ? kept : [];
  if (typeof lat !== "number" || typeof lng !== "number" || typeof zoom !== "number") return null;
  const names = rest.filter((name) => typeof name === "string");
  return { names: names.length > 0 ? names : null, camera: { lat, lng, zoom } };
}

/** The state of a history entry with another view, otherwise unchanged. */
export function withView(state: unknown, kept: KeptView | null): object {
  return {
    ...Object(state),
    [VIEW_KEY]: kept && [kept.camera.lat, kept.camera.lng, kept.camera.zoom, ...(kept.names ?? [])],
  };
}
