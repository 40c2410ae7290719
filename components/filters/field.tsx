type Props = { label: string; htmlFor: string; className?: string; children: React.ReactNode };

export const FIELD_LABEL = "mb-1 block font-medium text-ink-soft text-sm md:text-xs";

/** A control of the filter bar with its visible label. */
export function Field({ label, htmlFor, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={htmlFor} className={FIELD_LABEL}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** Attributes of the location input, identical before and after its combobox has loaded. */
export const LOCATION_INPUT = {
  name: "location",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
  maxLength: 400,
} as const;
