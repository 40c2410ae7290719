import { type BaseMapDetail, type BaseMapLand, parseDetail, parseLand } from "@/lib/map/base-map-data";
import { DETAIL_URL, LAND_URL } from "./base-map-urls";

async function read(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

/** Rejects when the file cannot be had or is no base map. */
export async function readLand(signal: AbortSignal): Promise<BaseMapLand> {
  return parseLand(await read(LAND_URL, signal));
}

/** Rejects when the file cannot be had or is no base map. */
export async function readDetail(signal: AbortSignal): Promise<BaseMapDetail> {
  return parseDetail(await read(DETAIL_URL, signal));
}
