import { clsx } from "clsx";
import { ChevronIcon } from "@/components/ui/icons";

const LOOKS = {
  row: { details: "border-line border-t", summary: "min-h-12 font-medium", content: "pb-4" },
  section: {
    details: "border-line border-t",
    summary: "min-h-16 font-display font-semibold text-xl",
    content: "pb-4",
  },
} as const;

type Props = {
  summary: string;
  look?: keyof typeof LOOKS;
  isOpen?: boolean;
  children: React.ReactNode;
};

/** Works without JavaScript. */
export function Disclosure({ summary, look = "row", isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className={clsx("group", LOOKS[look].details)}>
      <summary
        className={clsx(
          "flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden",
          LOOKS[look].summary,
        )}
      >
        {look === "section" ? <h2 className="min-w-0 wrap-anywhere">{summary}</h2> : summary}
        <ChevronIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className={LOOKS[look].content}>{children}</div>
    </details>
  );
}
