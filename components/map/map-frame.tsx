import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { MapHandle } from "./map-handle";
import { MapPanButtons } from "./map-pan-buttons";
import { MapZoomButtons } from "./map-zoom-buttons";
import { usePressGuard } from "./use-press-guard";

type Props = {
  handle: MapHandle | null;
  zoom: number | null;
  onBackgroundClick: () => void;
  children: ReactNode;
};

/** What every map has around it: its buttons, and the meaning of a press. */
export function MapFrame({ handle, zoom, onBackgroundClick, children }: Props) {
  const { handlers, beganOnControl } = usePressGuard();
  const click = useEffectEvent(() => {
    if (!beganOnControl()) onBackgroundClick();
  });
  useEffect(() => handle?.onClick(() => click()), [handle]);
  return (
    <div className="relative isolate size-full overflow-hidden" {...handlers}>
      {handle === null ? null : (
        <>
          <MapZoomButtons handle={handle} zoom={zoom} />
          <MapPanButtons handle={handle} />
        </>
      )}
      {children}
    </div>
  );
}
