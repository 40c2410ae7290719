import { type MouseEvent, type PointerEvent, useRef } from "react";

/** A mouse that moved further than this while pressed has dragged the map, in CSS pixels. */
const DRAG_DISTANCE = 3;

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}

/**
 * Where a press began decides what it means: a drag that begins and ends on a marker is no click on it, and a
 * click that begins on a button, or a key pressed there, is no click on the map behind, whatever the map itself
 * reports.
 */
export function usePressGuard() {
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
