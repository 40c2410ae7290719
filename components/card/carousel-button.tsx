import { clsx } from "clsx";

type Props = { label: string; side: "left" | "right"; disabled: boolean; onClick: () => void };

export function CarouselButton({ label, side, disabled, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={clsx(
        "js-only over-photo absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full",
        "opacity-100 transition-opacity pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover:opacity-100",
        side === "left" ? "left-1" : "right-1",
        disabled && "invisible",
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-surface/90 text-ink shadow-card"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4">
          <path
            d={side === "left" ? "m15 5-7 7 7 7" : "m9 5 7 7-7 7"}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </button>
  );
}
