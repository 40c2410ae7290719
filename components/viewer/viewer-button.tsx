import { clsx } from "clsx";

const PATHS = { previous: "m15 5-7 7 7 7", next: "m9 5 7 7-7 7", close: "m6 6 12 12M18 6 6 18" } as const;

type Props = {
  icon: keyof typeof PATHS;
  label: string;
  onClick: () => void;
  /** At the first or last slide: keeps its focus and does nothing. */
  isAtEnd?: boolean;
  className?: string;
};

export function ViewerButton({ icon, label, onClick, isAtEnd = false, className }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
      className={clsx(
        "group/viewer absolute z-10 grid size-12 place-items-center rounded-full bg-black/45 text-white ring-1 ring-white/25 backdrop-blur-sm transition hover:bg-black/70 focus-visible:shadow-[0_0_0_6px_black] focus-visible:outline-white aria-disabled:cursor-default",
        className,
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 group-aria-disabled/viewer:opacity-30">
        <path
          d={PATHS[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
