import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Outline } from "@/components/ui/icons";
import { MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/map-camera";
import type { MapHandle } from "./map-provider";

const ARROW_UP = "M6 15l6-6 6 6";
const ALL_ARROWS =
  "M12 3.5v17M3.5 12h17M9.5 6l2.5-2.5L14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5L3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5";

const BUTTON =
  "grid size-9 cursor-pointer place-items-center hover:bg-sunken focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:text-ink-soft/50 pointer-coarse:size-11";

const ZOOMS = [
  { name: "mapControls.zoomIn", steps: 1, limit: MAX_ZOOM, path: "M12 5v14M5 12h14" },
  { name: "mapControls.zoomOut", steps: -1, limit: MIN_ZOOM, path: "M5 12h14" },
] as const;

const PANS = [
  { name: "mapControls.left", right: -1, down: 0, turn: "-rotate-90" },
  { name: "mapControls.up", right: 0, down: -1, turn: "" },
  { name: "mapControls.down", right: 0, down: 1, turn: "rotate-180" },
  { name: "mapControls.right", right: 1, down: 0, turn: "rotate-90" },
] as const;

/** Distance that one press pans, as a share of the view's size. */
const PAN_SHARE = 1 / 3;

function zoomBy(handle: MapHandle, steps: number): void {
  const camera = handle.view()?.camera;
  if (camera) handle.moveTo(reachableCamera({ ...camera, zoom: camera.zoom + steps }));
}

function pan(handle: MapHandle, right: number, down: number): void {
  const size = handle.view()?.size;
  if (size)
    handle.panBy(Math.round(right * size.width * PAN_SHARE), Math.round(down * size.height * PAN_SHARE));
}

/** Folded, so that they do not cover markers. */
function PanButtons({ handle }: { handle: MapHandle }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={t("mapControls.move")}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={clsx(BUTTON, "rounded-b-xl", open && "bg-sunken")}
      >
        <Outline path={ALL_ARROWS} width={2.25} round className="size-5" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="-top-px absolute right-full mr-1.5 flex divide-x divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-float"
      >
        {PANS.map(({ name, right, down, turn }) => (
          <button
            key={name}
            type="button"
            aria-label={t(name)}
            onClick={() => pan(handle, right, down)}
            className={BUTTON}
          >
            <Outline path={ARROW_UP} width={2.25} round className={clsx("size-5", turn)} />
          </button>
        ))}
      </div>
    </div>
  );
}

type Props = {
  handle: MapHandle;
  /** The zoom of the map at rest; null while it is unknown. */
  zoom: number | null;
};

export function MapControls({ handle, zoom }: Props) {
  const t = useTranslations();
  return (
    <div className="absolute top-2 right-2 z-10 grid divide-line rounded-xl folded:grid-flow-col folded:divide-x unfolded:divide-y border border-line bg-surface shadow-float">
      {ZOOMS.map(({ name, steps, limit, path }) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          aria-disabled={zoom === limit}
          onClick={() => zoomBy(handle, steps)}
          className={clsx(BUTTON, "first:rounded-t-xl")}
        >
          <Outline path={path} width={2.25} className="size-5" />
        </button>
      ))}
      <PanButtons handle={handle} />
    </div>
  );
}
