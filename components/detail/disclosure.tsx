import { clsx } from "clsx";

type Props = {
  summary: string;
  isOpen?: boolean;
  id?: string;
  className?: string;
  children: React.ReactNode;
};

/** A part of the detail view that unfolds. */
export function Disclosure({ summary, isOpen = false, className, children }: Props) {
  return (
    <details open={isOpen} className={clsx("group border-line border-t", className)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold marker:hidden [&::-webkit-details-marker]:hidden">
        {summary}
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-180"
        >
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
