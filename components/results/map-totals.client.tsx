"use client";

import { useShowIsland } from "@/components/home/map-camera.client";
import { groupDigits } from "@/lib/money/format-price";

type Props = {
  /** Where the map shows rentals: "in Map View", or at the places of a marker. */
  where: string;
  /** How many rentals the map leaves in the list, and how many match the query. */
  shown: number;
  total: number;
  outside: number;
  /** How many rentals have no place on the map, whether shown or not. */
  unplaced: number;
  withUnplaced: boolean;
  isHidden: boolean;
  onToggleUnplaced: () => void;
};

/** On touch screens the target is larger than the pill. */
const BUTTON = "group inline-flex min-h-8 items-center pointer-coarse:min-h-11";
const PILL =
  "inline-flex min-h-8 items-center rounded-full border border-edge bg-surface px-3 font-medium text-ink group-hover:border-ink group-aria-pressed:border-leaf group-aria-pressed:text-leaf max-sm:text-xs";

/** How much of the list the map hides, with buttons to show it. Rendered even when hidden, for the first-view script. */
export function MapTotals(props: Props) {
  const { where, shown, total, outside, unplaced, withUnplaced, isHidden, onToggleUnplaced } = props;
  const showIsland = useShowIsland();
  const showAll = (event: React.MouseEvent<HTMLElement>) => {
    // The button disappears with its last rental outside the map, so the focus moves to the list.
    event.currentTarget.closest<HTMLElement>("section")?.focus({ preventScroll: true });
    showIsland();
  };
  return (
    <div
      data-list-totals=""
      hidden={isHidden}
      suppressHydrationWarning
      className="js-only flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm pointer-coarse:gap-y-0 max-sm:gap-x-2"
    >
      <p suppressHydrationWarning className="beside-liked-toggle tabular-nums">
        {`${groupDigits(shown)} of ${groupDigits(total)} ${total === 1 ? "rental" : "rentals"} ${where}`}
      </p>
      <button
        type="button"
        hidden={outside === 0}
        suppressHydrationWarning
        onClick={showAll}
        className={BUTTON}
      >
        <span className={PILL}>Show all of Bali</span>
      </button>
      {unplaced > 0 ? (
        <button type="button" aria-pressed={withUnplaced} onClick={onToggleUnplaced} className={BUTTON}>
          <span className={PILL}>{groupDigits(unplaced)} without a place on the map</span>
        </button>
      ) : null}
    </div>
  );
}
