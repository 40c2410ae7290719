import { BaseMapAttribution } from "@/components/map/base-map-attribution";
import { homeHref } from "@/lib/filters/schema";
import { areaPicture } from "@/lib/map/area-picture";
import { placeLabel } from "@/lib/places/place-label";
import type { Place, Places } from "@/lib/places/places";

/** The drawing of an area, which leads to the map of its list. */
export function AreaDrawing({ area, places }: { area: Place; places: Places }) {
  const { src } = areaPicture(area.name, places);
  return (
    <div className="relative isolate aspect-2/1 overflow-hidden rounded-card border border-line bg-sunken">
      <a href={homeHref({ location: area.name })} className="over-photo absolute inset-0">
        {/* biome-ignore lint/performance/noImgElement: an SVG, the same at every size */}
        <img
          src={src}
          alt={`Map of ${placeLabel(area.name)}`}
          width={480}
          height={360}
          fetchPriority="high"
          decoding="async"
          className="size-full object-cover"
        />
      </a>
      <BaseMapAttribution text={undefined} />
    </div>
  );
}
