type Props = { message: string; children?: React.ReactNode };

/** A list that has nothing to show says why and what to do next. */
export function StatusMessage({ message, children }: Props) {
  return (
    <div role="status" className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <p className="font-display font-semibold text-2xl">{message}</p>
      {children}
    </div>
  );
}
