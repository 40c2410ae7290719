"use client";

import { useRouter } from "next/navigation";
import { useId, useLayoutEffect, useRef } from "react";
import { isPlainClick } from "@/components/ui/card-link";
import { BackIcon, CloseIcon } from "@/components/ui/icons";
import { useModalDialog } from "@/components/ui/use-modal-dialog.client";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { DialogTitleId } from "./rental-title.client";
import { StepButtons } from "./step-buttons.client";
import { useListSteps } from "./use-list-steps.client";

type DialogClick = React.MouseEvent<HTMLDialogElement>;

/** Whether the previous history entry is one of this site; without the Navigation API, whether there is any. */
function canGoBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}

/**
 * Closes the modal: goes back to the entry it was opened from or, when there is none, to the list whose query the URL
 * carries. Idempotent while the navigation is under way.
 */
function useCloseModal(): () => void {
  const router = useRouter();
  const openedAt = useRef<string | null>(null);
  const isClosing = useRef(false);

  useLayoutEffect(() => {
    openedAt.current = window.location.pathname;
    isClosing.current = false;
    const onArrival = () => {
      isClosing.current = false;
    };
    window.addEventListener("popstate", onArrival);
    return () => {
      window.removeEventListener("popstate", onArrival);
      // The dialog fires `close` once more after it is unmounted.
      isClosing.current = true;
    };
  }, []);

  return () => {
    if (isClosing.current || window.location.pathname !== openedAt.current) return;
    isClosing.current = true;
    if (canGoBack()) router.back();
    else router.replace(homeHref(parseListQuery(window.location.search)));
  };
}

/** The link to a similar rental that a click is for, which opens in the place of this one; null for any other click. */
function otherRental(event: DialogClick): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest('a[href^="/rental/"]');
  return link instanceof HTMLAnchorElement && isPlainClick(event) ? link : null;
}

/**
 * The clicks of the dialog: closes it by one on its backdrop, where a press that began inside does not count. Clicks of a
 * series that began on the card below, before the dialog opened, go no further. Links to similar rentals open them in its place.
 */
function useOwnClicks(close: () => void, show: (rental: { pathname: string }) => void) {
  const hasBegun = useRef(false);
  const isOnBackdrop = useRef(false);

  // A page that was navigated away from keeps its refs: a dialog that opens again starts over.
  useLayoutEffect(() => {
    hasBegun.current = false;
  }, []);
  return {
    onMouseDown: ({ target, currentTarget }: DialogClick) => {
      isOnBackdrop.current = target === currentTarget;
    },
    onClickCapture: (event: DialogClick) => {
      hasBegun.current ||= event.detail < 2;
      if (hasBegun.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: DialogClick) => {
      if (isOnBackdrop.current && event.target === event.currentTarget) return close();
      const other = otherRental(event);
      if (other === null) return;
      event.preventDefault();
      show(other);
    },
  };
}

/** A detail view over the screen it was opened from. It has a URL of its own, so closing it is a navigation. */
export function RentalModal({ children }: { children: React.ReactNode }) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCloseModal();
  const { dialogEvents: stepEvents, show, ...steps } = useListSteps();
  const dialogEvents = useModalDialog(ref, close);
  const clicks = useOwnClicks(close, show);

  return (
    <dialog
      ref={ref}
      aria-modal="true"
      aria-labelledby={titleId}
      // The error screen does not have the heading that labels the dialog.
      aria-label="Rental"
      {...dialogEvents}
      {...clicks}
      {...stepEvents}
      className="m-auto max-h-[94dvh] w-[min(70rem,94vw)] max-w-none overflow-y-auto overscroll-contain rounded-2xl bg-paper text-ink shadow-float backdrop:bg-black/50 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none"
    >
      <div className="sticky top-0 z-40 flex flex-wrap items-center justify-between gap-x-2 bg-paper px-2 py-1.5 sm:px-4 print:hidden">
        <button
          type="button"
          onClick={close}
          className="inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken"
        >
          <BackIcon />
          Back to listings
        </button>
        <StepButtons {...steps} />
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      <div className="px-4 pb-6 sm:px-8 sm:pb-10">
        <DialogTitleId value={titleId}>{children}</DialogTitleId>
      </div>
    </dialog>
  );
}
