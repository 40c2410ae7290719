/** A native select with an arrow that keeps clear of its text. */
export function Select({ className, ...props }: React.ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...props} className={`${className} cursor-pointer appearance-none truncate pr-8`} />
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
      >
        <path
          d="m6 9.5 6 6 6-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
