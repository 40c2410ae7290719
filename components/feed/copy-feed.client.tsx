"use client";

import { useId } from "react";
import { useCopyLink } from "@/components/share/use-copy-link";

/** The address of a feed, to be copied with the button or by hand. */
export function CopyFeed({ address }: { address: string }) {
  const id = useId();
  const { state, copy } = useCopyLink(address);
  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-medium text-sm">
        Feed address
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
          className="h-11 min-w-0 flex-1 rounded-xl border border-line bg-paper px-3 text-base text-ink sm:text-sm"
        />
        <button
          type="button"
          onClick={copy}
          className="js-only h-11 shrink-0 rounded-xl bg-leaf px-5 font-semibold text-on-leaf text-sm"
        >
          Copy
        </button>
      </div>
      <p role="status" className="text-leaf text-sm not-empty:mt-2">
        {state === "copied" ? "Feed address copied to clipboard" : null}
        {state === "refused"
          ? "Your browser keeps the clipboard closed: select the address and copy it."
          : null}
      </p>
    </div>
  );
}
