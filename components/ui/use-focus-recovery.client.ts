import { useEffect } from "react";

/** Whether an element was removed, or belongs to a page that Next has hidden. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.closest("[style*='display: none']") !== null;
}

/** The same control in the list item that replaced the item of `gone`, else in the next or previous item. */
function sameControlNearby(gone: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  const nearby = removal ? [removal.target, removal.nextSibling, removal.previousSibling] : [];
  const controls = nearby
    .flatMap((node) => (node instanceof Element && node.closest("li")) || [])
    .flatMap((item) => [...item.querySelectorAll<HTMLElement>(gone.localName)]);
  return controls.find((control) => control.className === gone.className) ?? null;
}

function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || isGone(activeElement);
}

/**
 * When the focused element disappears, focuses the same control nearby, else `#results` (docs/behaviour.md, O9). Behind a
 * dialog that would return the focus to the element, its successor is focused when the dialog closes. A focus that was moved
 * elsewhere is left alone.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const main = document.querySelector("main");
    if (main === null) return;
    const stop = new AbortController();
    let last = main.contains(document.activeElement) ? document.activeElement : null;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    // Some browsers also fire `focusout` for a removed element, which can be recognised only afterwards.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && relatedTarget.closest("dialog")) return;
      queueMicrotask(() => {
        if (target === last && target !== document.activeElement && last && !isGone(last)) last = null;
      });
    };
    const restore = () => {
      if (isFocusLost(document) && last instanceof HTMLElement) last.focus({ preventScroll: true });
    };
    main.addEventListener("focusin", follow, { signal: stop.signal });
    main.addEventListener("focusout", leave, { signal: stop.signal });
    const observer = new MutationObserver((records) => {
      if (last === null || !isGone(last)) return;
      const dialogs = document.querySelectorAll("dialog[open]");
      const isWanted = isFocusLost(document) || dialogs.length > 0;
      last = isWanted ? (sameControlNearby(last, records) ?? document.getElementById("results")) : null;
      restore();
      // The event fires after the browser has tried to return the focus.
      for (const dialog of dialogs) dialog.addEventListener("close", restore, { signal: stop.signal });
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
}
