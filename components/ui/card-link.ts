/** Whether a click would navigate in the same tab: main button, no modifier key. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The link of the card around an event target; null on the card's buttons and videos, and outside of cards. */
export function cardLink(target: EventTarget): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest("button, video") !== null) return null;
  const link = target.closest("article")?.querySelector("a[data-rental]");
  return link instanceof HTMLAnchorElement ? link : null;
}
