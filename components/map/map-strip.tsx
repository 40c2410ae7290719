import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { STRIP_SIZE } from "@/lib/map/area-view";
import { DEFAULT_CAMERA } from "@/lib/map/camera";
import { groupPlaces } from "@/lib/map/group-places";
import { project } from "@/lib/map/web-mercator";
import { groupDigits } from "@/lib/money/format-price";

const CENTRE = project(DEFAULT_CAMERA, DEFAULT_CAMERA.zoom);
const { width, height } = STRIP_SIZE;

/** The middle of the map's default view with its markers, on small screens: one button, which opens the map. */
export function MapStrip({ list, onOpen }: { list: ListOnPage; onOpen: () => void }) {
  const { locale, t } = useLanguage();
  const { status } = useHomeState();
  const places = list.points.flatMap((point, index) => {
    const count = list.counts.location[index] ?? 0;
    return count > 0 ? [{ ...point, index, count }] : [];
  });
  const markers = groupPlaces(places, DEFAULT_CAMERA.zoom, []).map((group) => {
    const { x, y } = project(group, DEFAULT_CAMERA.zoom);
    return { ...group, x: Math.round(x - CENTRE.x + width / 2), y: Math.round(y - CENTRE.y + height / 2) };
  });
  const inStrip = markers.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  return (
    <button type="button" onClick={onOpen} className="js-only map-strip">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        {inStrip.map(({ key, x, y, count }) => (
          <g key={key} transform={`translate(${x} ${y})`}>
            <circle />
            <text>{groupDigits(count, locale)}</text>
          </g>
        ))}
      </svg>
      <span>{t("map.of", { count: status.count, n: groupDigits(status.count, locale) })}</span>
    </button>
  );
}
