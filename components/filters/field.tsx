type Props = {
  label: string;
  htmlFor: string;
  className?: string;
  isBeside?: boolean | undefined;
  children: React.ReactNode;
};

export function Field({ label, htmlFor, className, isBeside, children }: Props) {
  return (
    <div className={className}>
      <label
        htmlFor={htmlFor}
        className={isBeside ? undefined : "mb-1 block font-medium text-ink-soft text-sm md:text-xs"}
      >
        {label}
      </label>
      {children}
    </div>
  );
}

/** The class of every control of the bar. One word, because a list repeats it for each. */
export const CONTROL = "control";

/** Attributes of the location input, identical before and after its combobox has loaded. */
export const LOCATION_INPUT = {
  name: "location",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
  maxLength: 400,
} as const;
