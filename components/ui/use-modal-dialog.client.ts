import { type RefObject, useLayoutEffect } from "react";

type DialogEvent = React.SyntheticEvent<HTMLDialogElement>;

/** Number of open dialogs. They stack, and closing the last one makes the page scrollable again. */
let openDialogs = 0;

/** Prevents the page from scrolling. Padding replaces its scroll bar, so that nothing jumps. */
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
 * Modal, over a page that does not scroll, while its component is mounted. The browser traps the focus and returns it on
 * close. The handlers call `close` on Escape and after a close forced by the browser; `close` is expected to navigate.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, close: () => void) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    // Close here too, because Next keeps a page that was left in the DOM, hidden.
    return () => dialog.close();
  }, [ref]);
  useLayoutEffect(lockBodyScroll, []);
  // React bubbles the events of nested dialogs, so ignore all but this dialog's own. `close` is queued: after Back and Forward
  // it may arrive at a dialog that is open again.
  return {
    onCancel: (event: DialogEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onClose: (event: DialogEvent) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) close();
    },
  };
}
