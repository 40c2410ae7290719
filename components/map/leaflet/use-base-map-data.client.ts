import { useEffect, useEffectEvent, useState } from "react";
import {
  type BaseMapDetail,
  type BaseMapLand,
  type BaseMapStreets,
  parseDetail,
  parseLand,
  parseStreets,
  STREETS_ZOOM,
} from "@/lib/map/base-map-data";
import { DETAIL_URL, LAND_URL, STREETS_URL } from "./base-map-urls";

/** Reads a file of the base map; rejects when the request fails or the content is not valid. */
function file<Content>(url: string, parse: (value: unknown) => Content) {
  return async (signal: AbortSignal): Promise<Content> => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return parse(await response.json());
  };
}

const readLand = file(LAND_URL, parseLand);
const readDetail = file(DETAIL_URL, parseDetail);
const readStreets = file(STREETS_URL, parseStreets);

type BaseMapData = {
  land: BaseMapLand | null;
  detail: BaseMapDetail | null;
  streets: BaseMapStreets | null;
};

/** A part of the base map, read once it is wanted; null until it has loaded. */
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

/**
 * The base map: land first, streets once the map is zoomed in far enough to show them. Only a failure to read the land
 * is a failure of the map; without the rest it is plainer.
 */
export function useBaseMapData(zoom: number | null, onFailure: () => void): BaseMapData {
  const [isNear, setNear] = useState(false);
  if (!isNear && zoom !== null && zoom >= STREETS_ZOOM) setNear(true);
  const land = usePart(true, readLand, onFailure);
  const detail = usePart(land !== null, readDetail, logMissing);
  const streets = usePart(detail !== null && isNear, readStreets, logMissing);
  return { land, detail, streets };
}
