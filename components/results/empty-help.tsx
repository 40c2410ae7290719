export function EmptyHelp({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5 text-ink-soft shadow-card sm:p-7">
      {children}
    </div>
  );
}
