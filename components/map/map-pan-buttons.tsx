import clsx from "clsx";
import type { MapHandle } from "./map-handle";
import { MapIcon } from "./map-icon";

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

/** Part of the view that one press moves by. */
const SHARE = 1 / 3;

function pan(handle: MapHandle, right: number, down: number): void {
  const size = handle.view()?.size;
  if (size) handle.panBy(Math.round(right * size.width * SHARE), Math.round(down * size.height * SHARE));
}

/** An arrow at each edge, for the visitor who does not drag. */
export function MapPanButtons({ handle }: { handle: MapHandle }) {
  return PANS.map(({ name, right, down, place, turn }) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      onClick={() => pan(handle, right, down)}
      className={clsx("group/pan absolute z-10 grid cursor-pointer place-items-center rounded-full", place)}
    >
      <span className="m-0.5 grid size-7 place-items-center rounded-full border border-line bg-surface/90 shadow-card group-hover/pan:bg-sunken pointer-coarse:m-2">
        <MapIcon path="M6 15l6-6 6 6" className={clsx("size-4", turn)} />
      </span>
    </button>
  ));
}
