import clsx from "clsx";
import { groupName } from "@/lib/map/group-name";
import type { PlaceGroup } from "@/lib/map/group-places";

type Props = {
  group: PlaceGroup;
  selected: number | null;
  marked: number | null;
  /** Whether the marker lies in view, and so is a stop for the Tab key. */
  inView: boolean;
  onActivate: (group: PlaceGroup) => void;
};

function isSelected({ places }: PlaceGroup, selected: number | null): boolean {
  return places.length === 1 && places[0]?.index === selected;
}

function isMarked({ places }: PlaceGroup, marked: number | null): boolean {
  return places.some(({ index }) => index === marked);
}

/** Which marker lies above which: the selected one on top, then the marked one. */
export function markerOrder(group: PlaceGroup, selected: number | null, marked: number | null): number {
  if (isSelected(group, selected)) return 3;
  return isMarked(group, marked) ? 2 : 1;
}

/** About how much of the map a marker covers from side to side, selected or not, in CSS pixels. */
export function markerWidth({ count }: PlaceGroup): number {
  return Math.max(40, 30 + 10 * String(count).length);
}

/** A place or a group of places with its count, centred on the point where it is put. */
export function MapMarker({ group, selected, marked, inView, onActivate }: Props) {
  const single = group.places.length === 1;
  const pressed = isSelected(group, selected);
  return (
    <button
      type="button"
      aria-label={groupName(group)}
      aria-pressed={single ? pressed : undefined}
      tabIndex={inView ? 0 : -1}
      onClick={() => onActivate(group)}
      className="group/marker grid h-11 min-w-11 -translate-1/2 cursor-pointer place-items-center rounded-full"
    >
      <span
        className={clsx(
          "grid place-items-center rounded-full border-2 font-semibold tabular-nums leading-none shadow-float transition-transform group-hover/marker:scale-110",
          pressed
            ? "h-10 min-w-10 border-[oklch(18%_0.03_52)] bg-marker-selected px-2.5 text-[oklch(18%_0.03_52)] text-base"
            : "h-8 min-w-8 border-surface bg-marker px-2 text-on-leaf text-sm",
          !single && "outline-3 outline-marker/45",
          isMarked(group, marked) && "ring-4 ring-clay",
        )}
      >
        {group.count}
      </span>
    </button>
  );
}
