import { type RefObject, useLayoutEffect } from "react";

/**
 * Opens a `<dialog>` as modal while its component is shown; the browser traps the focus in it and gives it
 * back on close. Closed in the clean-up: a page that is left stays in the DOM, hidden.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    return () => dialog.close();
  }, [ref]);
}
