import { useDeferredValue, useMemo, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import { isInside } from "@/lib/map/bounds";
import { DEFAULT_BOUNDS } from "@/lib/map/camera";
import { selectedPlaces } from "@/lib/map/map-selection";
import { type VisibleRentals, visibleRentals } from "@/lib/map/visible-rentals";
import { areasLabel, placesLabel } from "@/lib/places/place-label";
import { countHeader } from "@/lib/rental/list-messages";
import type { ViewOfPage } from "@/lib/search/known-order";
import { useRentalStore } from "@/stores/rental-store";
import type { ListOnPage } from "./list-on-page";

/** A part of the list that the visitor asked for: rentals that are new to them. */
type OnlyNew = { ids: readonly number[]; message: string };

export type ShownList = {
  visible: VisibleRentals;
  /** Indexes of the places of the selected marker. */
  selected: readonly number[];
  viewOfPage: ViewOfPage;
  /** Whether rentals without a place are shown in any view. */
  withUnplaced: boolean;
  setWithUnplaced: (withUnplaced: boolean) => void;
  only: OnlyNew | null;
  setOnly: (only: OnlyNew | null) => void;
  /** What the list says of itself, and the number of rentals that it shows. */
  status: { message: string; count: number };
};

const NOTHING: readonly never[] = [];

/** The list as the map narrows it: by the selected marker, else by its bounds, which are those of the default view until it is moved. */
export function useShownList(search: string, list: ListOnPage | null): ShownList {
  const { locale, t } = useLanguage();
  const [withUnplaced, setWithUnplaced] = useState(false);
  const [chosen, setChosen] = useState<{ search: string; only: OnlyNew | null } | null>(null);
  // Deferred, so that the map responds before the list.
  const moved = useDeferredValue(useRentalStore((state) => state.mapBounds));
  const names = useDeferredValue(useRentalStore((state) => state.mapSelectedLocation));

  return useMemo(() => {
    const { points = NOTHING, queryPlaces = NOTHING, total = 0, ofContact = false } = list ?? {};
    const only = chosen?.search === search ? chosen.only : null;
    const selected = selectedPlaces(names, points);
    const located = queryPlaces.length > 0;
    const visible = visibleRentals({ total, byPlace: list?.counts.location ?? NOTHING }, points, {
      selected,
      located,
      bounds: ofContact ? null : (moved ?? DEFAULT_BOUNDS),
      withUnplaced,
    });
    const isWhole = located || ofContact;
    const isPart = points.every((point, place) => !visible.shows(place) || isInside(DEFAULT_BOUNDS, point));
    const isOwn = isWhole ? selected.length === 0 || located : moved === null && selected.length === 0;
    const placeNames = (located ? queryPlaces : selected).flatMap((place) => points[place]?.name ?? []);
    const where = (located ? areasLabel : placesLabel)(placeNames, t) || null;
    const { shown } = visible;
    const count = only?.ids.length ?? shown;
    const header = shown === 0 ? t("list.empty") : countHeader(shown, where, { locale, t }, ofContact);
    return {
      visible,
      selected,
      viewOfPage: isOwn && !withUnplaced ? "same" : isPart && !withUnplaced ? "part" : "other",
      withUnplaced,
      setWithUnplaced,
      only,
      setOnly: (next) => setChosen({ search, only: next }),
      status: {
        message: list === null ? t("list.error") : (list.missing ?? only?.message ?? header),
        count,
      },
    };
  }, [search, list, moved, names, withUnplaced, chosen, locale, t]);
}
