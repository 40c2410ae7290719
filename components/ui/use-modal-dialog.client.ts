import { type RefObject, useLayoutEffect } from "react";

type DialogEvent = React.SyntheticEvent<HTMLDialogElement>;

/** How many dialogs are open: they stack, and the last one to close gives scrolling back to the page. */
let openDialogs = 0;

/** Keeps the page from scrolling, with padding in place of its scroll bar so that nothing jumps. */
function lockBodyScroll(): () => void {
  const { style } = document.body;
  openDialogs += 1;
  if (openDialogs === 1) {
    style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = "hidden";
  }
  return () => {
    openDialogs -= 1;
    if (openDialogs > 0) return;
    style.removeProperty("padding-right");
    style.removeProperty("overflow");
  };
}

/**
 * Shows a `<dialog>` as modal, over a page that does not scroll, while its component is mounted; the browser traps the
 * focus and returns it on close. Returns the dialog's event handlers: `close` is expected to navigate, so Escape only
 * requests it, and a close that the browser forces is followed by it.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, close: () => void) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    // Closed here too: a page that was navigated away from stays in the DOM, hidden.
    return () => dialog.close();
  }, [ref]);
  useLayoutEffect(lockBodyScroll, []);
  // React bubbles the events of a nested dialog; only this dialog's own count.
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
