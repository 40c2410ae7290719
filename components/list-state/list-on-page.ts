import type { Place } from "@/lib/places/places";
import type { Card } from "@/lib/search/card";
import type { OptionCounts } from "@/lib/search/option-counts";

/** A list as its page has it. */
export type ListOnPage = {
  /** Number of rentals that each option would match. */
  counts: OptionCounts;
  points: readonly Place[];
  /** Indexes of the areas in the query; empty for all of the region. */
  queryPlaces: readonly number[];
  /** Whether these are the homes of one contact, which the map's view does not narrow. */
  ofContact?: boolean;
  /** Names of the query that are no area; absent without any. */
  unknownAreas?: readonly string[];
  /** Number of matches, and their highest id. */
  total: number;
  newest: number;
  /** The cards in the page's HTML, which start at `offset` of the list, with the index of each one's place. */
  cards: readonly Card[];
  places: readonly number[];
  offset: number;
  /** Says that there is no such list. */
  missing?: string;
};
