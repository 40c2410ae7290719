import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

/**
 * Closes a popover on Escape, on a press outside, and when the page is left. Escape returns the focus to its button and does not
 * reach a surrounding dialog.
 */
export function useDismiss(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const dismiss = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // An open listbox inside the popover closes first.
      if (event.target instanceof Element && event.target.matches("[aria-expanded=true]:not(button)")) return;
      event.preventDefault();
      event.stopPropagation();
      const buttons = [...(ref.current?.querySelectorAll("button") ?? [])];
      const opener = buttons.find((button) => button.ariaExpanded === "true" && button.offsetParent !== null);
      (opener ?? buttons[0])?.focus();
      dismiss();
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss();
    };
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [isOpen, ref]);

  useLayoutEffect(() => () => dismiss(), []);
}
