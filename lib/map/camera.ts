import type { Point } from "./bounds";

/** What a map shows: its centre in degrees and its Web Mercator zoom. */
export type Camera = Point & { zoom: number };

/** Size of a map panel in CSS pixels. */
export type PanelSize = { width: number; height: number };

/** The view without a location query (SPEC section 9). */
export const DEFAULT_CAMERA: Camera = { lat: -8.65, lng: 115.22, zoom: 12 };

const LOCATION_QUERY_ZOOM = 14;

/** From about twice the width of Bali to a few streets, which is as near as the place of a rental is known. */
export const MIN_ZOOM = 8;
export const MAX_ZOOM = 15;

/** The view of a location query: its place at zoom 14 (SPEC section 2). */
export function cameraOfLocation({ lat, lng }: Point): Camera {
  return { lat, lng, zoom: LOCATION_QUERY_ZOOM };
}
