import { useTranslations } from "next-intl";
import { BaseMapAttribution } from "@/components/ui/base-map-attribution";
import { AREA_FILE, WHOLE_REGION } from "@/lib/map/area-picture";
import { AREA_SIZE, areaView } from "@/lib/map/area-view";
import { BASE_MAP_ZOOM } from "@/lib/map/base-map-data";
import { project } from "@/lib/map/web-mercator";
import type { RentsRow } from "@/lib/market/rents-table";
import { placeLabel } from "@/lib/places/place-label";

/** Radius in units of the drawing: a circle's area grows with the listings. */
const [SMALLEST, LARGEST] = [3, 15];

/** A circle for each area, as large as its share of listings. */
export function RentsMap({ rows }: { rows: readonly RentsRow[] }) {
  const t = useTranslations();
  const { corner, scale } = areaView(null);
  const most = Math.max(1, ...rows.map(({ listings }) => listings));
  const circles = rows
    .map(({ name, lat, lng, listings }) => {
      const { x, y } = project({ lat, lng }, BASE_MAP_ZOOM);
      const radius = Math.max(SMALLEST, LARGEST * Math.sqrt(listings / most));
      return { name, listings, x: (x - corner.x) * scale, y: (y - corner.y) * scale, radius };
    })
    // The smaller ones above.
    .sort((a, b) => b.radius - a.radius);
  return (
    <div className="rents-map">
      {/* biome-ignore lint/performance/noImgElement: an SVG, the same at every size */}
      <img
        src={`/area/${WHOLE_REGION}/${AREA_FILE}`}
        alt=""
        width={AREA_SIZE.width}
        height={AREA_SIZE.height}
        decoding="async"
      />
      <svg viewBox={`0 0 ${AREA_SIZE.width} ${AREA_SIZE.height}`} role="img" aria-label={t("rents.map")}>
        {circles.map(({ name, listings, x, y, radius }) => (
          <circle key={name} cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius.toFixed(1)}>
            <title>{`${placeLabel(name, t)}: ${listings}`}</title>
          </circle>
        ))}
      </svg>
      <BaseMapAttribution />
    </div>
  );
}
