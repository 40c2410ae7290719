import { fitCamera } from "@/lib/map/fit-camera";
import type { PlaceGroup } from "@/lib/map/group-places";
import type { MapHandle } from "./map-handle";

/** A marker of one place toggles it; one of several zooms in until they are apart. */
export function activateGroup(
  { places }: PlaceGroup,
  handle: MapHandle,
  onToggle: (index: number) => void,
): void {
  const [first] = places;
  const view = handle.view();
  if (places.length === 1 && first) onToggle(first.index);
  else if (view !== null) handle.moveTo(fitCamera(places, view.size, view.camera));
}
