type DialogEvent = React.SyntheticEvent<HTMLDialogElement>;

/**
 * Handlers of a `<dialog>` that closes by navigating: Escape asks for it, and a closing that the browser
 * insists on is followed up. Those of a dialog inside bubble through React and are not meant.
 */
export function dialogEvents(close: () => void) {
  return {
    onCancel: (event: DialogEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onClose: (event: DialogEvent) => {
      if (event.target === event.currentTarget) close();
    },
  };
}
