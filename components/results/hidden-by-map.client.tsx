"use client";

import { useShowIsland } from "@/components/home/map-camera.client";

type Props = { outside: number; unplaced: number; withUnplaced: boolean; onToggleUnplaced: () => void };

const BUTTON =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium text-sm hover:border-ink-soft";

/** What the map hides of the list, and the ways to see it. */
export function HiddenByMap({ outside, unplaced, withUnplaced, onToggleUnplaced }: Props) {
  const showIsland = useShowIsland();
  if (outside === 0 && unplaced === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 py-6">
      {outside > 0 ? (
        <button type="button" onClick={showIsland} className={BUTTON}>
          {outside} more outside the map
        </button>
      ) : null}
      {unplaced > 0 ? (
        <button type="button" aria-pressed={withUnplaced} onClick={onToggleUnplaced} className={BUTTON}>
          {unplaced} without a place on the map
        </button>
      ) : null}
    </div>
  );
}
