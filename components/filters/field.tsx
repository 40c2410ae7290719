type Props = { label: string; htmlFor: string; className?: string; children: React.ReactNode };

/** A control of the filter bar under its visible label. */
export function Field({ label, htmlFor, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={htmlFor} className="mb-1 block font-medium text-ink-soft text-sm md:text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}

/** The look that every control of the bar shares. */
export const CONTROL =
  "h-11 w-full min-w-0 rounded-xl border border-edge bg-surface px-3 text-base text-ink transition-colors hover:border-ink-soft md:text-sm";
