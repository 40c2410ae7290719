"use client";

import { useId, useRef } from "react";
import { dialogEvents } from "@/components/viewer/dialog-events";
import { useBodyScrollLock } from "@/components/viewer/use-body-scroll-lock";
import { useModalDialog } from "@/components/viewer/use-modal-dialog";
import { BackArrow } from "./back-arrow";
import { DialogTitleId } from "./rental-title.client";
import { useCloseModal } from "./use-close-modal";

/** A detail view over the screen it was opened from. The address is its own, so closing it is a navigation. */
export function RentalModal({ children }: { children: React.ReactNode }) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCloseModal();
  useModalDialog(ref);
  useBodyScrollLock();

  return (
    <dialog
      ref={ref}
      closedby="any"
      aria-modal="true"
      aria-labelledby={titleId}
      // For the fallback screen, which has no such heading.
      aria-label="Rental"
      {...dialogEvents(close)}
      className="m-auto max-h-[94dvh] w-[min(70rem,94vw)] max-w-none overflow-y-auto overscroll-contain rounded-2xl bg-paper text-ink shadow-float backdrop:bg-black/50 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none"
    >
      <div className="sticky top-0 z-40 flex items-center justify-between gap-4 bg-paper px-2 py-1.5 sm:px-4">
        <button
          type="button"
          onClick={close}
          className="inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken"
        >
          <BackArrow />
          Back to listings
        </button>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
            <path
              d="m6 6 12 12M18 6 6 18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
      <div className="px-4 pb-6 sm:px-8 sm:pb-10">
        <DialogTitleId value={titleId}>{children}</DialogTitleId>
      </div>
    </dialog>
  );
}
