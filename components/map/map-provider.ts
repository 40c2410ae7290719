import type { MapBounds } from "@/lib/map/bounds";
import type { Camera, PanelSize } from "@/lib/map/camera";
import type { MapPlace } from "@/lib/map/group-places";

export type MapView = { camera: Camera; bounds: MapBounds; size: PanelSize };

/** A map, independent of its provider. */
export type MapHandle = {
  /** Null while the map has no size. */
  view: () => MapView | null;
  /** Moves there, animated unless the visitor prefers reduced motion. */
  moveTo: (camera: Camera) => void;
  jumpTo: (camera: Camera) => void;
  /** In CSS pixels. */
  panBy: (right: number, down: number) => void;
  /** Whenever the map has come to rest. Returns a function that unsubscribes. */
  onSettled: (listener: () => void) => () => void;
  onClick: (listener: () => void) => () => void;
};

export type MapFailure = "failed" | "auth-failure";

export type MapProviderProps = {
  /** Places with at least one rental. */
  places: readonly MapPlace[];
  /** Indexes of the selected places. */
  selected: readonly number[];
  /** Index of the place of the hovered or focused card. */
  active: number | null;
  /** The camera that the site requests. A new object is a request to move. */
  camera: Camera;
  /** All places of the pressed marker. `withKey`: with Ctrl or Cmd held. */
  onToggle: (places: readonly number[], withKey: boolean) => void;
  onBackgroundClick: () => void;
  /** Never for a move of the site. */
  onVisitorMove: () => void;
  onBoundsChange: (bounds: MapBounds, camera: Camera) => void;
  /** The provider is then unmounted. */
  onFailure: (failure: MapFailure) => void;
};

/** The list works without a map, so nothing else needs to know of a failure. */
export type MapProps = Omit<MapProviderProps, "onFailure">;
