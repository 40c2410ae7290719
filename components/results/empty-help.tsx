type Props = { children: React.ReactNode };

/** What to do next when a list has nothing to show. */
export function EmptyHelp({ children }: Props) {
  return (
    <div className="mt-4 flex gap-5 rounded-card border border-line bg-surface p-5 shadow-card max-sm:flex-col sm:p-7">
      <svg
        viewBox="0 0 56 56"
        aria-hidden="true"
        className="size-14 shrink-0 rounded-full bg-sunken text-leaf"
      >
        <path
          d="M14 29 28 17l14 12M19 27v13h18V27M25 40v-8h6v8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="grid min-w-0 flex-1 content-center justify-items-start gap-3 text-ink-soft">
        {children}
      </div>
    </div>
  );
}
