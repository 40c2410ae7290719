import { FetchSource, PMTiles, TileType } from "pmtiles";
import { leafletLayer } from "protomaps-leaflet";
import type { MapColours } from "@/lib/map/map-style";
import { archiveLabelRules, archivePaintRules } from "./archive-style";

const ARCHIVE_URL = "/api/map-archive";
/** Device pixels per CSS pixel. More make no visible difference on a map and cost memory. */
const MAX_DENSITY = 2;

/** An aborted request is not a failure. */
class WatchedArchive extends PMTiles {
  private readonly onFailure: () => void;

  constructor(onFailure: () => void) {
    super(new FetchSource(ARCHIVE_URL));
    this.onFailure = onFailure;
  }

  override async getZxy(...tile: Parameters<PMTiles["getZxy"]>) {
    try {
      return await super.getZxy(...tile);
    } catch (error) {
      const isAborted = error instanceof Error && error.name === "AbortError";
      if (!isAborted) this.onFailure();
      throw error;
    }
  }
}

/**
 * Rejects if the archive cannot be read or has no vector tiles. protomaps-leaflet expects Leaflet on `window`, where Leaflet
 * registers itself.
 */
export async function openArchive(onFailure: () => void) {
  const archive = new WatchedArchive(onFailure);
  const { tileType, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error("The map archive holds no vector tiles.");
  return (colours: MapColours, fontFamily: string) =>
    leafletLayer({
      url: archive,
      maxDataZoom: maxZoom,
      paintRules: archivePaintRules(colours),
      labelRules: archiveLabelRules(colours, fontFamily),
      devicePixelRatio: Math.min(window.devicePixelRatio, MAX_DENSITY),
    });
}

export type ArchiveLayer = Awaited<ReturnType<typeof openArchive>>;
