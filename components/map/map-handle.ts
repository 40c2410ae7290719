import type { MapBounds } from "@/lib/map/bounds";
import type { Camera, PanelSize } from "@/lib/map/camera";

/** What a map shows while it is at rest. */
export type MapView = { camera: Camera; bounds: MapBounds; size: PanelSize };

/** What the site needs of a map, whoever provides it. */
export type MapHandle = {
  /** Null while the map has no size. */
  view: () => MapView | null;
  /** Moves there visibly, where the visitor likes motion. */
  moveTo: (camera: Camera) => void;
  jumpTo: (camera: Camera) => void;
  /** Moves the view by CSS pixels. */
  panBy: (right: number, down: number) => void;
  /** Calls back each time the map has come to rest, whoever moved or resized it; returns the way to stop it. */
  onSettled: (listener: () => void) => () => void;
  onClick: (listener: () => void) => () => void;
};
