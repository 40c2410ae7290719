import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { MapControls } from "./map-controls";
import type { MapHandle } from "./map-provider";

/** A mouse press that moves further than this, in CSS pixels, drags the map. */
const DRAG_DISTANCE = 3;

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}

/**
 * The start of a press decides what it means: a drag that starts and ends on a marker does not click it, and a press or key
 * on a button is not a click on the map behind it.
 */
function usePressGuard() {
  const press = useRef({ x: 0, y: 0, byMouse: false, onControl: false });
  return {
    beganOnControl: () => press.current.onControl,
    handlers: {
      onPointerDownCapture: ({ target, clientX, clientY, pointerType }: PointerEvent) => {
        press.current = {
          x: clientX,
          y: clientY,
          byMouse: pointerType === "mouse",
          onControl: isControl(target),
        };
      },
      onClickCapture: (event: MouseEvent) => {
        if (event.detail === 0) {
          press.current = { ...press.current, onControl: isControl(event.target) };
          return;
        }
        const { x, y, byMouse } = press.current;
        const moved = Math.hypot(event.clientX - x, event.clientY - y) > DRAG_DISTANCE;
        if (byMouse && moved) event.stopPropagation();
      },
    },
  };
}

type Props = {
  handle: MapHandle | null;
  /** The zoom of the map at rest; null while it is unknown. */
  zoom: number | null;
  onBackgroundClick: () => void;
  children: ReactNode;
};

/** What both providers share: the controls, and what counts as a click on the map. */
export function MapFrame({ handle, zoom, onBackgroundClick, children }: Props) {
  const { handlers, beganOnControl } = usePressGuard();
  const click = useEffectEvent(() => {
    if (!beganOnControl()) onBackgroundClick();
  });
  useEffect(() => handle?.onClick(() => click()), [handle]);
  return (
    <div className="relative isolate size-full overflow-clip" {...handlers}>
      {handle === null ? null : <MapControls handle={handle} zoom={zoom} />}
      {children}
    </div>
  );
}
