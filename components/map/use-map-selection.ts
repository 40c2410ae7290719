import { useLayoutEffect, useState } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { useMapCamera } from "@/components/home/map-camera.client";
import { cameraOfLocation } from "@/lib/map/camera";
import { useRentalStore } from "@/stores/rental-store";

/** What a click or a move took away, and how to have it back. */
export type Undo = { name: string; restore: () => void; dismiss: () => void };

/** The selected place: the marker the visitor chose, else the location the query asks for (SPEC section 4). */
export function useMapSelection() {
  const { filters, setFilters, list } = useHomeState();
  const { setCamera } = useMapCamera();
  const chosen = useRentalStore((state) => state.mapSelectedLocation);
  const [cleared, setCleared] = useState<{ chosen: string | null; location: string; name: string } | null>(
    null,
  );
  const points = list?.points ?? [];
  const queryPlace = list?.queryPlace ?? null;
  const { lat, lng } = points[queryPlace ?? -1] ?? {};

  // A location query pans the map; when it is taken back, the map stays where it is.
  useLayoutEffect(() => {
    if (lat !== undefined && lng !== undefined) setCamera(cameraOfLocation({ lat, lng }));
  }, [lat, lng, setCamera]);

  const chosenIndex = chosen === null ? -1 : points.findIndex(({ name }) => name === chosen);
  const selected = chosenIndex === -1 ? queryPlace : chosenIndex;

  const select = (name: string | null) => {
    setCleared(null);
    useRentalStore.setState({ mapSelectedLocation: name });
    if (filters.location !== "") setFilters({ location: "" });
  };
  const toggle = (index: number) => select(index === selected ? null : (points[index]?.name ?? null));
  const clear = () => {
    const name = selected === null ? undefined : points[selected]?.name;
    if (name === undefined) return;
    const { location } = filters;
    select(null);
    setCleared({ chosen, location, name });
  };
  const undo: Undo | null = cleared && {
    name: cleared.name,
    restore: () => {
      setCleared(null);
      useRentalStore.setState({ mapSelectedLocation: cleared.chosen });
      if (cleared.location !== "") setFilters({ location: cleared.location });
    },
    dismiss: () => setCleared(null),
  };
  return { selected, toggle, clear, undo };
}
