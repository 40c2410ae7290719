import type { MapBounds } from "@/lib/map/bounds";
import type { Camera, PanelSize } from "@/lib/map/camera";
import type { MapPlace } from "@/lib/map/group-places";

/** What a map shows while it is at rest. */
export type MapView = { camera: Camera; bounds: MapBounds; size: PanelSize };

/** What the site needs of a map, whoever provides it. */
export type MapHandle = {
  /** Null while the map has no size. */
  view: () => MapView | null;
  /** Moves there, animated unless the visitor prefers reduced motion. */
  moveTo: (camera: Camera) => void;
  jumpTo: (camera: Camera) => void;
  /** Moves the view by CSS pixels. */
  panBy: (right: number, down: number) => void;
  /** Calls the listener each time the map has come to rest, whoever moved or resized it. Returns how to unsubscribe. */
  onSettled: (listener: () => void) => () => void;
  onClick: (listener: () => void) => () => void;
};

export type MapFailure = "failed" | "auth-failure";

/** What every map provider is given. */
export type MapProviderProps = {
  /** Places with at least one rental. */
  places: readonly MapPlace[];
  /** Indexes of the selected places. */
  selected: readonly number[];
  /** Index of the place of the card that is hovered or focused. */
  marked: number | null;
  /** The camera that the site requests; a new object is a request to move. */
  camera: Camera;
  /** A marker was pressed; called with all places that share it. */
  onToggle: (places: readonly number[]) => void;
  onBackgroundClick: () => void;
  /** The visitor has panned or zoomed; never called for a move that the site requested. */
  onVisitorMove: () => void;
  /** Called with what the map shows each time it has come to rest. */
  onBoundsChange: (bounds: MapBounds, camera: Camera) => void;
  /** The map cannot be shown; the provider is unmounted. */
  onFailure: (failure: MapFailure) => void;
};
