/** The cards on screen behind the dialog, in their order: those of the list or of the liked rentals. */
function shownCards(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-rental]")];
  return links.filter((link) => link.checkVisibility());
}

/** The card of the rental that is open; null where none of the list is. */
export function openCard(): HTMLAnchorElement | null {
  return shownCards().find(({ pathname }) => pathname === window.location.pathname) ?? null;
}

/** The card before (-1) or after (1) that of the rental that is open; null at either end, and where it is not in the list. */
export function neighbourCard(step: -1 | 1): HTMLAnchorElement | null {
  const cards = shownCards();
  const at = cards.findIndex(({ pathname }) => pathname === window.location.pathname);
  return at === -1 ? null : (cards[at + step] ?? null);
}
