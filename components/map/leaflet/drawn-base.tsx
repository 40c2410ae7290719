import { useEffect, useMemo, useState } from "react";
import { useColourScheme } from "@/components/map/use-colour-scheme.client";
import type { PlaceGroup } from "@/lib/map/group-places";
import { mapColours } from "@/lib/map/map-style";
import { BaseMapLabels } from "./base-map-labels";
import { DrawnTiles } from "./drawn-tiles";
import { useBaseMapData } from "./use-base-map-data.client";
import type { Leaflet } from "./use-leaflet-map.client";

type Props = {
  leaflet: Leaflet;
  groups: readonly PlaceGroup[];
  /** The zoom of the groups; null while the map has no size. */
  zoom: number | null;
  onFailure: () => void;
};

export function DrawnBase({ leaflet, groups, zoom, onFailure }: Props) {
  const { map } = leaflet;
  const [tiles] = useState(() => new DrawnTiles());
  const { land, detail, streets } = useBaseMapData(zoom, onFailure);
  const scheme = useColourScheme();
  useEffect(() => {
    tiles.addTo(map);
    return () => {
      tiles.remove();
    };
  }, [tiles, map]);
  useEffect(() => {
    if (land !== null) tiles.show({ land, detail, streets, colours: mapColours(scheme) });
  }, [tiles, land, detail, streets, scheme]);
  const labels = useMemo(() => detail && [...detail.labels, ...(streets?.labels ?? [])], [detail, streets]);
  if (labels === null || zoom === null) return null;
  return <BaseMapLabels leaflet={leaflet} labels={labels} groups={groups} zoom={zoom} />;
}
