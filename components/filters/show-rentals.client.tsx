"use client";

import { useHomeState } from "@/components/home/home-state.client";
import { LIST_MESSAGES, showLabel } from "@/lib/rentals/list-status";

/** At the end of the unfolded filters of a phone: says how many rentals they leave, and leads there. */
export function ShowRentals({ onClick }: { onClick: () => void }) {
  const { status, isPending } = useHomeState();
  return (
    <button
      type="button"
      onClick={onClick}
      className="js-only mt-1 h-12 rounded-xl bg-leaf font-semibold text-on-leaf min-[26rem]:col-span-2 md:hidden"
    >
      {isPending || status === null ? LIST_MESSAGES.loading : showLabel(status.count)}
    </button>
  );
}
