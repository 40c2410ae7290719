import { useLayoutEffect } from "react";

/** Open dialogs may lie on top of each other: the last one to close gives the scrolling back. */
let locks = 0;

/** Keeps the page behind from scrolling, without a jump where its scroll bar was. */
export function useBodyScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    locks += 1;
    if (locks === 1) {
      style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
      style.overflow = "hidden";
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty("padding-right");
      style.removeProperty("overflow");
    };
  }, []);
}
