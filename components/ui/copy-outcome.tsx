import type { CopyState } from "./use-copy-link.client";

const COPIED = "Link copied to clipboard";

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Confirms that the link was copied or, if the browser refuses, shows the link selected. */
export function CopyOutcome({ state, link }: { state: CopyState; link: string }) {
  return (
    <>
      <p role="status" className="px-3 text-leaf text-sm not-empty:pb-2">
        {state === "copied" ? COPIED : null}
      </p>
      {state === "refused" ? (
        <label className="block px-3 pb-2 text-ink-soft text-sm">
          Copy this link
          <input
            ref={select}
            readOnly
            value={link}
            className="mt-1 h-11 w-full rounded-lg border border-line bg-paper px-3 text-base text-ink"
          />
        </label>
      ) : null}
    </>
  );
}
