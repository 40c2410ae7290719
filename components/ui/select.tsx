import { SelectArrowIcon } from "./icons";

/** A native select. Long text is truncated before the arrow. */
export function Select({ className, ...props }: React.ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...props} className={`${className} cursor-pointer appearance-none truncate pr-8`} />
      <SelectArrowIcon className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
