"use client";

import { clsx } from "clsx";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { LikedList } from "@/components/liked/liked-list.client";
import { LikedToggle } from "@/components/liked/liked-toggle.client";
import { ListStatusRegion } from "@/components/results/list-status.client";
import { useRentalStore } from "@/stores/rental-store";
import { useHomeState } from "./home-state.client";

/** The home screen around its list: filters and list, or the liked rentals alone (SPEC section 2). */
export function HomeView({ children }: { children: React.ReactNode }) {
  const { isPending } = useHomeState();
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  return (
    <>
      <LikedToggle />
      {likedOnly ? null : (
        <div className="mt-2">
          <FilterBar />
        </div>
      )}
      <section id="results" aria-label="Results" data-scroller="" className="mt-5 scroll-mt-4">
        <ListStatusRegion />
        <div className={clsx("mt-4 transition-opacity", isPending && "opacity-50")} aria-busy={isPending}>
          <div hidden={likedOnly}>{children}</div>
          {likedOnly ? <LikedList /> : null}
        </div>
      </section>
    </>
  );
}
