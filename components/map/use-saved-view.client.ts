import { useParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { parseListQuery } from "@/lib/filters/schema";
import { splitLocale } from "@/lib/language/locales";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";
import { sameCamera } from "@/lib/map/map-camera";
import { readView, withView } from "@/lib/map/map-selection";
import { useRentalStore } from "@/stores/rental-store";

/**
 * Saves nothing for a query with a location, which determines the view, nor on the way back, while the URL already belongs
 * to a list that is not rendered yet. The default view is saved as null.
 */
function save(camera: Camera, hasMoved: boolean, segment: string | undefined): void {
  const { pathname, search } = window.location;
  const query = parseListQuery(search);
  if (splitLocale(pathname).path !== "/" || query.location.length > 0) return;
  if (encodeQuerySegment(query) !== segment) return;
  // From the store, because a restored selection may not be rendered yet.
  const names = useRentalStore.getState().mapSelectedLocation;
  const saved = readView(window.history.state);
  const isSelectionSaved = saved !== undefined && saved?.names?.join() === names?.join();
  if (isSelectionSaved && !(hasMoved && !sameCamera(camera, saved?.camera ?? DEFAULT_CAMERA))) return;
  const isDefault = names === null && sameCamera(camera, DEFAULT_CAMERA);
  window.history.replaceState(withView(window.history.state, isDefault ? null : { names, camera }), "");
}

/**
 * Saves marker and camera in the history entry, for a reload and the way back. Call the returned function with the camera
 * whenever the map has come to rest.
 */
export function useSavedView(requested: Camera): (camera: Camera) => void {
  const selection = useRentalStore((state) => state.mapSelectedLocation);
  const { query: segment } = useParams<{ query?: string }>();
  const camera = useRef(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new segment means a new entry
  useEffect(() => save(camera.current, false, segment), [selection, segment]);
  return (current) => {
    camera.current = current;
    save(current, true, segment);
  };
}
