import { useParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { parseListQuery } from "@/lib/filters/schema";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";
import { sameCamera } from "@/lib/map/map-camera";
import { readView, withView } from "@/lib/map/map-selection";
import { useRentalStore } from "@/stores/rental-store";

/**
 * Saves the selected marker and the camera in the history entry of the list, unless its selection is already there and the
 * map `hasMoved` nowhere else. An entry with a location in its query has neither, the default view is saved as none.
 * On the way back the URL is that of the next list before the router renders it: meanwhile nothing is saved.
 */
function save(camera: Camera, hasMoved: boolean, segment: string | undefined): void {
  const { pathname, search } = window.location;
  const query = parseListQuery(search);
  if (pathname !== "/" || query.location !== "" || encodeQuerySegment(query) !== segment) return;
  // Not what was rendered: what has just been restored may not have been.
  const names = useRentalStore.getState().mapSelectedLocation;
  const kept = readView(window.history.state);
  const isSelectionKept = kept !== undefined && kept?.names?.join() === names?.join();
  if (isSelectionKept && !(hasMoved && !sameCamera(camera, kept?.camera ?? DEFAULT_CAMERA))) return;
  const isDefault = names === null && sameCamera(camera, DEFAULT_CAMERA);
  window.history.replaceState(withView(window.history.state, isDefault ? null : { names, camera }), "");
}

/**
 * Keeps what the map shows in the history entry, for a reload and the way back. Returns what is to be called with the camera
 * whenever the map has come to rest.
 */
export function useSavedView(requested: Camera): (camera: Camera) => void {
  const selection = useRentalStore((state) => state.mapSelectedLocation);
  const { query: segment } = useParams<{ query?: string }>();
  const camera = useRef(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new segment means a new entry
  useEffect(() => save(camera.current, false, segment), [selection, segment]);
  return (settled) => {
    camera.current = settled;
    save(settled, true, segment);
  };
}
