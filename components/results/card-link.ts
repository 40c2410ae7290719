/** A click that the browser would follow in place: no modifier key, main button. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The card link that a click inside a card means; null on its buttons and videos, or outside any card. */
export function cardLink(target: EventTarget): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest("button, video") !== null) return null;
  const link = target.closest("article")?.querySelector("a[data-rental]");
  return link instanceof HTMLAnchorElement ? link : null;
}
