import { useEffect, useEffectEvent, useState } from "react";
import { useColourScheme } from "@/components/map/use-colour-scheme.client";
import { mapColours } from "@/lib/map/map-style";
import type { ArchiveLayer } from "./archive-layer";
import type { Leaflet } from "./use-leaflet-map.client";

/** The operator's own map archive. Loads the code that reads archives. */
export function ArchiveBase({ leaflet: { map }, onFailure }: { leaflet: Leaflet; onFailure: () => void }) {
  const [archiveLayer, setArchiveLayer] = useState<ArchiveLayer | null>(null);
  const scheme = useColourScheme();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isMounted = true;
    const failOnce = () => {
      if (isMounted) fail();
      isMounted = false;
    };
    const open = async () => {
      // A build-time constant: without an archive the build makes no chunk for it.
      if (!process.env.MAP_ARCHIVE) return;
      const { openArchive } = await import("./archive-layer");
      const opened = await openArchive(failOnce);
      if (isMounted) setArchiveLayer(() => opened);
    };
    open().catch((error: unknown) => {
      console.error("Failed to open the map archive", error);
      failOnce();
    });
    return () => {
      isMounted = false;
    };
  }, []);
  useEffect(() => {
    if (archiveLayer === null) return;
    const { fontFamily } = getComputedStyle(map.getContainer());
    const layer = archiveLayer(mapColours(scheme), fontFamily).addTo(map);
    return () => {
      layer.remove();
    };
  }, [archiveLayer, map, scheme]);
  return null;
}
