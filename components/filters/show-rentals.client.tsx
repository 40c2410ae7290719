"use client";

import { useHomeState } from "@/components/home/home-state.client";
import { LIST_MESSAGES, showLabel } from "@/lib/rentals/list-status";

/** At the end of the filters of a phone: says how many rentals they leave, and leads there. */
export function ShowRentals({ onClick }: { onClick: () => void }) {
  const { status, isPending } = useHomeState();
  return (
    <div className="js-only bottom-0 z-10 col-span-full -mx-4 mt-1 border-line border-t bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden [@media(height>=24rem)]:sticky">
      <button
        type="button"
        onClick={onClick}
        className="h-12 w-full rounded-xl bg-leaf font-semibold text-on-leaf"
      >
        {isPending || status === null ? LIST_MESSAGES.loading : showLabel(status.count)}
      </button>
    </div>
  );
}
