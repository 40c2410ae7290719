import clsx from "clsx";
import { type Camera, MAX_ZOOM, MIN_ZOOM, type PanelSize } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/reachable-camera";
import type { MapHandle } from "./map-handle";

const PANS = [
  { name: "Move the map up", right: 0, down: -1, place: "top-1 left-1/2 -translate-x-1/2", turn: "" },
  {
    name: "Move the map left",
    right: -1,
    down: 0,
    place: "top-1/2 left-1 -translate-y-1/2",
    turn: "-rotate-90",
  },
  {
    name: "Move the map right",
    right: 1,
    down: 0,
    place: "top-1/2 right-1 -translate-y-1/2",
    turn: "rotate-90",
  },
  {
    name: "Move the map down",
    right: 0,
    down: 1,
    place: "bottom-7 left-1/2 -translate-x-1/2",
    turn: "rotate-180",
  },
] as const;

const ZOOMS = [
  { name: "Zoom in", steps: 1, limit: MAX_ZOOM, path: "M12 5v14M5 12h14" },
  { name: "Zoom out", steps: -1, limit: MIN_ZOOM, path: "M5 12h14" },
] as const;

/** Part of the view that one press of an arrow moves by. */
const PAN_SHARE = 1 / 3;

function Icon({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function zoomed(camera: Camera, steps: number): Camera {
  return reachableCamera({ ...camera, zoom: camera.zoom + steps });
}

function panBy(handle: MapHandle, { width, height }: PanelSize, right: number, down: number): void {
  handle.panBy(Math.round(right * width * PAN_SHARE), Math.round(down * height * PAN_SHARE));
}

type Props = {
  handle: MapHandle;
  /** The zoom of the map at rest; null while it is not known. */
  zoom: number | null;
};

/** The ways to move the map that need no drag and no pinch. */
export function MapButtons({ handle, zoom }: Props) {
  const withView = (act: (view: NonNullable<ReturnType<MapHandle["view"]>>) => void) => () => {
    const view = handle.view();
    if (view !== null) act(view);
  };
  return (
    <>
      <div className="absolute right-2 bottom-9 z-10 grid divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-float">
        {ZOOMS.map(({ name, steps, limit, path }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-disabled={zoom === limit}
            onClick={withView(({ camera }) => handle.moveTo(zoomed(camera, steps)))}
            className="grid size-9 cursor-pointer place-items-center hover:bg-sunken focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:text-ink-soft/50 pointer-coarse:size-11"
          >
            <Icon path={path} className="size-5" />
          </button>
        ))}
      </div>
      {PANS.map(({ name, right, down, place, turn }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          onClick={withView(({ size }) => panBy(handle, size, right, down))}
          className={clsx(
            "group/pan absolute z-10 grid cursor-pointer place-items-center rounded-full",
            place,
          )}
        >
          <span className="m-0.5 grid size-7 place-items-center rounded-full border border-line bg-surface/90 shadow-card group-hover/pan:bg-sunken pointer-coarse:m-2">
            <Icon path="M6 15l6-6 6 6" className={clsx("size-4", turn)} />
          </span>
        </button>
      ))}
    </>
  );
}
