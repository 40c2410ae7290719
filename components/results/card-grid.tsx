import { clsx } from "clsx";

type Props = { wide: boolean; busy?: boolean; children: React.ReactNode };

/** One column, two from sm, three from md, and one more when wide (SPEC section 2). */
export function CardGrid({ wide, busy = false, children }: Props) {
  return (
    <ul
      aria-busy={busy}
      className={clsx(
        "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5",
        wide ? "md:grid-cols-4" : "md:grid-cols-3",
      )}
    >
      {children}
    </ul>
  );
}
