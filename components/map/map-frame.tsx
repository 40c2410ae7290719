import { type ReactNode, useEffect, useEffectEvent } from "react";
import { MapButtons } from "./map-buttons";
import type { MapHandle } from "./map-handle";
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
      {handle === null ? null : <MapButtons handle={handle} zoom={zoom} />}
      {children}
    </div>
  );
}
