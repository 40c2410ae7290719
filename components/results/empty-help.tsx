type Props = { children: React.ReactNode };

/** What to do next when a list has nothing to show. */
export function EmptyHelp({ children }: Props) {
  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-card border border-line border-dashed p-6 text-ink-soft">
      {children}
    </div>
  );
}
