import { clsx } from "clsx";
import { ChevronIcon } from "@/components/ui/icons";

/** A row of a panel, or a section of the page with a heading. */
const SUMMARY_LOOKS = {
  row: "min-h-12 font-medium",
  section: "min-h-16 font-semibold text-xl",
} as const;

type Props = {
  summary: string;
  look?: keyof typeof SUMMARY_LOOKS;
  isOpen?: boolean;
  children: React.ReactNode;
};

/** Works without JavaScript. */
export function Disclosure({ summary, look = "row", isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className="group border-line border-t">
      <summary
        className={clsx(
          "flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden",
          SUMMARY_LOOKS[look],
        )}
      >
        {look === "section" ? <h2 className="min-w-0 wrap-anywhere">{summary}</h2> : summary}
        <ChevronIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
