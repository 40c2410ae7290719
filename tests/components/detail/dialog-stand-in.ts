/** The parts of `<dialog>` that jsdom lacks: `showModal` moves the focus inside, `close` gives it back. */
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

/** Dispatches the event that Escape causes in a browser. */
export function requestClose(dialog: HTMLElement): Event {
  const cancel = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(cancel);
  return cancel;
}
