import { useEffect, useEffectEvent, useState } from "react";
import { parseDetail, parseLand, parseStreets, STREETS_ZOOM } from "@/lib/map/base-map-data";
import { DETAIL_URL, LAND_URL, STREETS_URL } from "./base-map-urls";

/** Rejects if the request fails or the content is not valid. */
function fileReader<Content>(url: string, parse: (value: unknown) => Content) {
  return async (signal: AbortSignal): Promise<Content> => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return parse(await response.json());
  };
}

const readLand = fileReader(LAND_URL, parseLand);
const readDetail = fileReader(DETAIL_URL, parseDetail);
const readStreets = fileReader(STREETS_URL, parseStreets);

/** A part of the base map, read when `wanted` becomes true; null until it has loaded. */
function usePart<Part>(
  wanted: boolean,
  read: (signal: AbortSignal) => Promise<Part>,
  onFailure: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const fail = useEffectEvent(onFailure);
  const isMissing = wanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    read(controller.signal).then(setPart, (error: unknown) => controller.signal.aborted || fail(error));
    return () => controller.abort();
  }, [isMissing, read]);
  return part;
}

function logMissing(error: unknown): void {
  console.error("Failed to load the roads and names of the map", error);
}

/** Land first, then details; streets once the map is zoomed in far enough. Only without the land is the map a failure. */
export function useBaseMapData(zoom: number | null, onFailure: () => void) {
  const [isNear, setNear] = useState(false);
  if (!isNear && zoom !== null && zoom >= STREETS_ZOOM) setNear(true);
  const land = usePart(true, readLand, onFailure);
  const detail = usePart(land !== null, readDetail, logMissing);
  const streets = usePart(detail !== null && isNear, readStreets, logMissing);
  return { land, detail, streets };
}
