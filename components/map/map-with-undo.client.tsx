"use client";

import { RentalMap, type RentalMapProps } from "./rental-map.client";
import { UndoNotice } from "./undo-notice.client";
import type { Undo } from "./use-map-selection";

/** The map, and the offer to have back what a move of it took away: all that comes once the list is usable. */
export function MapWithUndo({ undo, ...props }: RentalMapProps & { undo: Undo | null }) {
  return (
    <>
      <RentalMap {...props} />
      <UndoNotice undo={undo} />
    </>
  );
}
