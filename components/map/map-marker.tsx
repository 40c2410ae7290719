import clsx from "clsx";
import type { MouseEvent } from "react";
import { useLanguage } from "@/components/language/use-language";
import type { Language } from "@/lib/language/translator";
import { isSelected, MARKER_HEIGHT, type PlaceGroup } from "@/lib/map/group-places";
import { groupDigits } from "@/lib/money/format-price";
import { placesLabel } from "@/lib/places/place-label";
import type { MapProviderProps } from "./map-provider";

type Props = Pick<MapProviderProps, "selected" | "active" | "onToggle"> & {
  group: PlaceGroup;
  /** Whether the marker is visible; only then it is a tab stop. */
  inView: boolean;
};

function isActive({ places }: PlaceGroup, active: number | null): boolean {
  return places.some(({ index }) => index === active);
}

/** Selected markers on top, then the active one. */
export function markerOrder(group: PlaceGroup, selected: readonly number[], active: number | null): number {
  if (isSelected(group, selected)) return 3;
  return isActive(group, active) ? 2 : 1;
}

/** Approximate width of a marker, selected or not, in CSS pixels. */
export function markerWidth({ count }: PlaceGroup): number {
  return Math.max(MARKER_HEIGHT + 8, 24 + 9 * groupDigits(count, "en").length);
}

/** The marker with its centre nearest to the press: on touch screens the targets of close markers overlap. */
function nearestMarker({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>): HTMLElement {
  const distance = (marker: Element) => {
    const { left, top, width, height } = marker.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  return document
    .elementsFromPoint(x, y)
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.dataset.marker !== undefined)
    .reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest), currentTarget);
}

/** The accessible name of a marker: "Canggu, 42 rentals", "Canggu and 2 more, 120 rentals". */
function groupName({ places, count }: PlaceGroup, { locale, t }: Language): string {
  const names = places.map(({ name }) => name);
  return t("mapControls.marker", { places: placesLabel(names, t), count, n: groupDigits(count, locale) });
}

export function MapMarker({ group, selected, active, inView, onToggle }: Props) {
  const { locale, t } = useLanguage();
  const pressed = isSelected(group, selected);
  const press = (event: MouseEvent<HTMLElement>) => {
    const { ctrlKey, metaKey } = event;
    const byPointer = event.detail > 0;
    const nearest = byPointer ? nearestMarker(event) : event.currentTarget;
    if (nearest !== event.currentTarget)
      nearest.dispatchEvent(new window.MouseEvent("click", { bubbles: true, ctrlKey, metaKey }));
    else
      onToggle(
        group.places.map(({ index }) => index),
        ctrlKey || metaKey,
      );
  };
  return (
    <button
      type="button"
      data-marker=""
      aria-label={groupName(group, { locale, t })}
      aria-pressed={pressed}
      tabIndex={inView ? 0 : -1}
      onClick={press}
      className="group/marker grid h-7 min-w-7 -translate-1/2 cursor-pointer place-items-center rounded-full pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <span
        className={clsx(
          "grid place-items-center rounded-full border-2 font-semibold tabular-nums leading-none shadow-float transition-transform group-hover/marker:scale-110",
          pressed
            ? "h-9 min-w-9 border-[oklch(18%_0.03_52)] bg-marker-selected px-2 text-[oklch(18%_0.03_52)] text-base"
            : "h-7 min-w-7 border-surface bg-marker px-1.5 text-[0.8125rem] text-on-leaf",
          group.places.length > 1 && "outline-3 outline-marker/45",
          isActive(group, active) && "ring-4 ring-clay",
        )}
      >
        {groupDigits(group.count, locale)}
      </span>
    </button>
  );
}
