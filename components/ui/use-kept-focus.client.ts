import { useEffect } from "react";

/** Removed, or part of a page that is kept hidden behind the next one. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.closest("[style*='display: none']") !== null;
}

/** The same control in the list item that took the place of the one with `gone`, else in the next or the one before. */
function sameControlNearby(gone: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  const nearby = removal ? [removal.target, removal.nextSibling, removal.previousSibling] : [];
  const controls = nearby
    .flatMap((node) => (node instanceof Element && node.closest("li")) || [])
    .flatMap((item) => [...item.querySelectorAll<HTMLElement>(gone.localName)]);
  return controls.find((control) => control.className === gone.className) ?? null;
}

/** Whether nothing that is there has the focus. */
function isLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || isGone(activeElement);
}

/**
 * Keeps the focus from falling back to the beginning of the page when what has it disappears: it goes to the same control
 * nearby, else to the results (docs/behaviour.md, O9). What has it before a dialog, and disappears behind that, would get it
 * back: its successor does. Whoever moves it elsewhere comes first.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector("main");
    if (main === null) return;
    const stop = new AbortController();
    let last = main.contains(document.activeElement) ? document.activeElement : null;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    // Some browsers report that it leaves what is removed, too: that is known only afterwards.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && relatedTarget.closest("dialog")) return;
      queueMicrotask(() => {
        if (target === last && target !== document.activeElement && last && !isGone(last)) last = null;
      });
    };
    const giveBack = () => {
      if (isLost(document) && last instanceof HTMLElement) last.focus({ preventScroll: true });
    };
    main.addEventListener("focusin", follow, { signal: stop.signal });
    main.addEventListener("focusout", leave, { signal: stop.signal });
    const observer = new MutationObserver((records) => {
      if (last === null || !isGone(last)) return;
      const dialogs = document.querySelectorAll("dialog[open]");
      const isWanted = isLost(document) || dialogs.length > 0;
      const results = main.querySelector('section[aria-label="Results"]');
      last = isWanted ? (sameControlNearby(last, records) ?? results) : null;
      giveBack();
      // The event comes after the browser has tried to return the focus.
      for (const dialog of dialogs) dialog.addEventListener("close", giveBack, { signal: stop.signal });
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
}
