import { clsx } from "clsx";

type Props = {
  /** The filters that are set. */
  active: number;
  open: boolean;
  foldId: string;
  onToggle: () => void;
};

/** Opens the filters of a phone. */
export function FoldButton({ active, open, foldId, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={foldId}
      // Open, the sheet closes with its focus, which a press would take before the click opens it again.
      onMouseDown={(event) => open && event.preventDefault()}
      onClick={onToggle}
      className="js-only flex h-12 w-full items-center gap-2.5 rounded-xl border border-edge bg-surface px-4 font-semibold md:hidden"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 text-leaf">
        <path
          d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {active === 0 ? "Filters" : `Filters (${active})`}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={clsx("ml-auto size-5 text-ink-soft transition-transform", open && "rotate-180")}
      >
        <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
