import type { MapProviderProps } from "@/components/map/map-provider";
import { DEFAULT_CAMERA } from "@/lib/map/camera";

/** Props of a map with one place. */
export const SANUR_MAP: MapProviderProps = {
  places: [{ index: 0, name: "sanur", lat: -8.69, lng: 115.26, count: 20 }],
  selected: [],
  active: null,
  camera: DEFAULT_CAMERA,
  onToggle: () => {},
  onBackgroundClick: () => {},
  onVisitorMove: () => {},
  onBoundsChange: () => {},
  onFailure: () => {},
};
