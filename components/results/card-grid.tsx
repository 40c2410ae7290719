import { clsx } from "clsx";

type Props = { wide: boolean; busy?: boolean; children: React.ReactNode };

// As many columns as specified, fewer where a visitor's text size leaves a card too little room for its price.
const THREE = "md:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,calc((100%-2.5rem)/3-0.1px)),1fr))]";
const FOUR = "md:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,calc((100%-3.75rem)/4-0.1px)),1fr))]";

/** One column, two from sm, three from md, and one more when wide (SPEC section 2). */
export function CardGrid({ wide, busy = false, children }: Props) {
  return (
    <ul
      aria-busy={busy}
      className={clsx("grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5", wide ? FOUR : THREE)}
    >
      {children}
    </ul>
  );
}
