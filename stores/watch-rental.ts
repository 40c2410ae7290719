import { countVisit } from "./count-visit";

/** A way to share, and with it the rental, if the pressed link or button is one (components/detail/share-panel.client.tsx). */
function sharedWith(pressed: HTMLElement): string | undefined {
  const ways = pressed
    .closest("section")
    ?.querySelector<HTMLElement>(":scope > ul [data-umami-event-channel]");
  return ways?.dataset.umamiEventRental;
}

/** Reports a click that opens a contact or shares. The attributes are those of `eventAttributes`. */
function countClick({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("a, button") : null;
  if (pressed === null) return;
  const { umamiEvent, umamiEventRental } = pressed.dataset;
  const shared = sharedWith(pressed);
  if (umamiEvent === "contact-click") countVisit("contact", `/rental/${umamiEventRental}`);
  else if (shared !== undefined) countVisit("share", `/rental/${shared}`);
}

let isWatching = false;

/** Reports that a rental is looked at, and from then on what is opened and shared of any (docs/behaviour.md, V1). */
export function watchRental(id: number): void {
  countVisit("view", `/rental/${id}`);
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("click", countClick);
}
