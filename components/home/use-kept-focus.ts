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

/**
 * Keeps the focus from falling back to the beginning of the page when what has it disappears: it goes to the same control
 * nearby, else to the results (docs/behaviour.md, O9). Whoever moves it elsewhere comes first.
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
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && target !== document.activeElement && last && !isGone(last)) last = null;
      });
    main.addEventListener("focusin", follow, { signal: stop.signal });
    main.addEventListener("focusout", leave, { signal: stop.signal });
    const observer = new MutationObserver((records) => {
      if (last === null || !isGone(last)) return;
      const gone = last;
      last = null;
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== gone) return;
      const results = main.querySelector<HTMLElement>('section[aria-label="Results"]');
      (sameControlNearby(gone, records) ?? results)?.focus({ preventScroll: true });
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
}
