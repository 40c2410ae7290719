"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useLayoutEffect, useRef } from "react";
import { isPlainClick } from "@/components/ui/card-link";
import { BackIcon, CloseIcon } from "@/components/ui/icons";
import { useModalDialog } from "@/components/ui/use-modal-dialog.client";
import { canonicalQuery, homeHref, parseListQuery } from "@/lib/filters/schema";
import { localPath, pageLocale, splitLocale } from "@/lib/language/locales";
import { setOpenedFrom } from "@/stores/session-store";
import { DialogTitleId } from "./rental-title.client";

type DialogClick = React.MouseEvent<HTMLDialogElement>;

/** Whether the previous entry belongs to this site; without the Navigation API, whether there is one. Not where the browser refused the rental's. */
function canGoBack(): boolean {
  if (!splitLocale(window.location.pathname).path.startsWith("/rental/")) return false;
  return window.navigation?.canGoBack ?? window.history.length > 1;
}

/**
 * Goes back to the entry that opened the modal or, if there is none, to the list whose query is in the URL. Idempotent while
 * the navigation is pending.
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
      // The dialog fires `close` again after it is unmounted.
      isClosing.current = true;
    };
  }, []);

  return () => {
    if (isClosing.current || window.location.pathname !== openedAt.current) return;
    isClosing.current = true;
    if (canGoBack()) router.back();
    else router.replace(localPath(pageLocale(), homeHref(parseListQuery(window.location.search))));
  };
}

/** Opens another rental in place of this one, so that closing still leads to the list. */
function useReplaceRental() {
  const router = useRouter();
  return ({ pathname }: HTMLAnchorElement) => {
    setOpenedFrom(canonicalQuery(parseListQuery(window.location.search)));
    router.replace(pathname, { scroll: false });
  };
}

/** The clicked link to a similar rental; null for any other click. */
function otherRental(event: DialogClick): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return null;
  const isRental = splitLocale(link.getAttribute("href") ?? "").path.startsWith("/rental/");
  return isRental ? link : null;
}

/**
 * A click on the backdrop closes the dialog, unless the press started inside. The rest of a double click on the card below
 * is ignored. Links to similar rentals replace this one.
 */
function useOwnClicks(close: () => void, show: (rental: HTMLAnchorElement) => void) {
  const hasBegun = useRef(false);
  const isOnBackdrop = useRef(false);

  // Next keeps the refs of a page that was left, so reset them when the dialog opens again.
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

/** Has its own URL, so closing it is a navigation. */
export function RentalModal({ children }: { children: React.ReactNode }) {
  const t = useTranslations();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCloseModal();
  const dialogEvents = useModalDialog(ref, close);
  const clicks = useOwnClicks(close, useReplaceRental());

  return (
    <dialog
      ref={ref}
      aria-modal="true"
      aria-labelledby={titleId}
      // The error screen lacks the heading that labels the dialog.
      aria-label={t("rental.name")}
      {...dialogEvents}
      {...clicks}
      className="m-auto max-h-[94dvh] w-[min(70rem,94vw)] max-w-none overflow-y-auto overscroll-contain rounded-2xl bg-paper text-ink shadow-float backdrop:bg-black/50 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none"
    >
      <div className="sticky top-0 z-40 flex flex-wrap items-center justify-between gap-x-2 bg-paper px-2 py-1.5 sm:px-4">
        <button
          type="button"
          onClick={close}
          className="inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken"
        >
          <BackIcon />
          {t("rental.back")}
        </button>
        <button
          type="button"
          aria-label={t("rental.close")}
          onClick={close}
          className="grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      <div className="px-4 pb-24 sm:px-8 sm:pb-10">
        <DialogTitleId value={titleId}>{children}</DialogTitleId>
      </div>
    </dialog>
  );
}
