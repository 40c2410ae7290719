import { useMemo } from "react";
import { isInside, type MapBounds } from "@/lib/map/bounds";
import { groupPlaces, type MapPlace, type PlaceGroup } from "@/lib/map/group-places";
import type { MapView } from "./map-provider";

/** Margin around the view in which markers are rendered, as a share of its size, for dragging. */
const MARGIN = 0.5;

function widen({ ne, sw }: MapBounds): MapBounds {
  const up = (ne.lat - sw.lat) * MARGIN;
  const right = (ne.lng - sw.lng) * MARGIN;
  return {
    ne: { lat: ne.lat + up, lng: ne.lng + right },
    sw: { lat: sw.lat - up, lng: sw.lng - right },
  };
}

export function useMarkerGroups(
  places: readonly MapPlace[],
  view: MapView | null,
  selected: readonly number[],
): readonly PlaceGroup[] {
  const zoom = view?.camera.zoom ?? null;
  const groups = useMemo(
    () => (zoom === null ? [] : groupPlaces(places, zoom, selected)),
    [places, zoom, selected],
  );
  const bounds = view?.bounds ?? null;
  return useMemo(() => {
    if (bounds === null) return [];
    const around = widen(bounds);
    return groups.filter((group) => isInside(around, group));
  }, [groups, bounds]);
}
