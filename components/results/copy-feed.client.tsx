"use client";

import { useCopyLink } from "@/components/ui/use-copy-link.client";

/** Copies the address of a feed and confirms it. */
export function CopyFeed({ address }: { address: string }) {
  const { state, copy } = useCopyLink(address);
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="js-only h-11 shrink-0 rounded-xl bg-leaf px-5 font-semibold text-on-leaf text-sm"
      >
        Copy
      </button>
      <p role="status" className="basis-full text-leaf text-sm">
        {state === "copied" ? "Feed address copied to clipboard" : null}
        {state === "refused"
          ? "Your browser keeps the clipboard closed: select the address and copy it."
          : null}
      </p>
    </>
  );
}
