/** What jsdom lacks of `<dialog>`: opening as modal with the focus inside, and closing with it given back. */
export function installDialogStandIn(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, a, input")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Escape as the browser tells a dialog of it. */
export function requestClose(dialog: HTMLElement): Event {
  const cancel = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(cancel);
  return cancel;
}
