import { MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/reachable-camera";
import type { MapHandle } from "./map-handle";
import { MapIcon } from "./map-icon";

const ZOOMS = [
  { name: "Zoom in", steps: 1, limit: MAX_ZOOM, path: "M12 5v14M5 12h14" },
  { name: "Zoom out", steps: -1, limit: MIN_ZOOM, path: "M5 12h14" },
] as const;

function zoomBy(handle: MapHandle, steps: number): void {
  const camera = handle.view()?.camera;
  if (camera) handle.moveTo(reachableCamera({ ...camera, zoom: camera.zoom + steps }));
}

type Props = {
  handle: MapHandle;
  /** The zoom of the map at rest; null while it is not known. */
  zoom: number | null;
};

/** Plus and minus, for the visitor who neither pinches nor turns a wheel. */
export function MapZoomButtons({ handle, zoom }: Props) {
  return (
    <div className="absolute top-2 right-2 z-10 sm:top-auto sm:bottom-9 grid divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-float">
      {ZOOMS.map(({ name, steps, limit, path }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-disabled={zoom === limit}
          onClick={() => zoomBy(handle, steps)}
          className="grid size-9 cursor-pointer place-items-center hover:bg-sunken focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:text-ink-soft/50 pointer-coarse:size-11"
        >
          <MapIcon path={path} className="size-5" />
        </button>
      ))}
    </div>
  );
}
