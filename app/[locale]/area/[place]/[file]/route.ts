import { areaResponse } from "@/server/map/area-response";

/** The SVG map of an area, for listings without photos and for detail views. */
export async function GET(_request: Request, { params }: RouteContext<"/[locale]/area/[place]/[file]">) {
  const { place, file } = await params;
  return areaResponse(place, file);
}
