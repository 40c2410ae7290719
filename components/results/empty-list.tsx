import type { Relaxation } from "@/lib/filters/relaxations";
import { EmptyHelp } from "./empty-help";
import { RelaxationLinks } from "./relaxation-links";

/** What to do when the filters leave nothing: one of them less, or all of them. */
export function EmptyList({ offered }: { offered: readonly Relaxation[] }) {
  return (
    <EmptyHelp>
      {offered.length === 0 ? (
        <p>Nothing matches these filters.</p>
      ) : (
        <>
          <p>Nothing matches all of these filters. With one less there is:</p>
          <RelaxationLinks offered={offered} />
        </>
      )}
      <a
        href="/"
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        Show all rentals
      </a>
    </EmptyHelp>
  );
}
