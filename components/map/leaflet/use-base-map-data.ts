import { useEffect, useEffectEvent, useState } from "react";
import type { BaseMapDetail, BaseMapLand } from "@/lib/map/base-map-data";
import { readDetail, readLand } from "./base-map-files";

export type BaseMapData = { land: BaseMapLand | null; detail: BaseMapDetail | null };

/** The base map, land first. Without land there is no map to show; without the rest there is a plainer one. */
export function useBaseMapData(onFailure: () => void): BaseMapData {
  const [land, setLand] = useState<BaseMapLand | null>(null);
  const [detail, setDetail] = useState<BaseMapDetail | null>(null);
  const fail = useEffectEvent(() => onFailure());
  useEffect(() => {
    if (land !== null) return;
    const controller = new AbortController();
    readLand(controller.signal).then(setLand, () => controller.signal.aborted || fail());
    return () => controller.abort();
  }, [land]);
  useEffect(() => {
    if (land === null || detail !== null) return;
    const controller = new AbortController();
    readDetail(controller.signal).then(setDetail, (error: unknown) => {
      if (!controller.signal.aborted) console.error("Failed to load the roads and names of the map", error);
    });
    return () => controller.abort();
  }, [land, detail]);
  return { land, detail };
}
