import { fitCamera } from "@/lib/map/fit-camera";
import type { PlaceGroup } from "@/lib/map/group-places";
import type { MapHandle } from "./map-handle";

/** A marker of one place toggles it; one of several zooms in until they are apart. */
export function activateGroup(group: PlaceGroup, handle: MapHandle, onToggle: (index: number) => void): void {
  const [first] = group.places;
  if (group.places.length === 1 && first) return onToggle(first.index);
  const view = handle.view();
  if (view !== null) handle.moveTo(fitCamera(group.places, view.size, view.camera));
}
