import { clsx } from "clsx";

/** The unfolding parts of a detail view: a quiet row, a section of the page, the one thing to do next. */
const LOOKS = {
  row: { details: "border-line border-t", summary: "min-h-12 font-medium", content: "pb-4" },
  section: {
    details: "border-line border-t",
    summary: "min-h-16 font-display font-semibold text-xl",
    content: "pb-4",
  },
  action: {
    details: "pb-4",
    // On phones the action bar has the contact: here it steps back.
    summary:
      "min-h-12 rounded-full border border-line px-5 font-semibold transition-colors hover:bg-sunken sm:border-leaf sm:bg-leaf sm:text-on-leaf sm:hover:bg-leaf/90",
    content: "px-5 pt-3",
  },
} as const;

type Props = {
  summary: string;
  look?: keyof typeof LOOKS;
  isOpen?: boolean;
  children: React.ReactNode;
};

/** A part of the detail view that unfolds, also without JavaScript. */
export function Disclosure({ summary, look = "row", isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className={clsx("group", LOOKS[look].details)}>
      <summary
        className={clsx(
          "flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden",
          LOOKS[look].summary,
        )}
      >
        {look === "section" ? <h2 className="min-w-0 [overflow-wrap:anywhere]">{summary}</h2> : summary}
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        >
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={LOOKS[look].content}>{children}</div>
    </details>
  );
}
