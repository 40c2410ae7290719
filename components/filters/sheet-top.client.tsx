"use client";

import { useEffect, useRef } from "react";
import { CrossIcon } from "./cross-icon";

/** The head of the open filters on a phone; takes the focus, because it covers what had it. */
export function SheetTop({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div className="js-only sticky top-0 z-10 col-span-full -mx-4 flex items-center justify-between border-line border-b bg-paper pr-2 pl-4 md:hidden">
      <p className="font-display font-semibold text-lg">Filters</p>
      <button
        ref={ref}
        type="button"
        aria-label="Close filters"
        onClick={onClose}
        className="my-1.5 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <CrossIcon />
      </button>
    </div>
  );
}
