"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useActivePlace, useMapCamera } from "@/components/list-state/map-camera.client";
import { useFocusRecovery } from "@/components/ui/use-focus-recovery.client";
import { type MapBounds, sameBounds } from "@/lib/map/bounds";
import { useRentalStore } from "@/stores/rental-store";
import { RentalMap } from "./rental-map.client";
import { UndoNotice } from "./undo-notice.client";
import { type BarPress, useMapListSwitch } from "./use-map-list-switch.client";
import { useMapSelection } from "./use-map-selection.client";
import { useSavedView } from "./use-saved-view.client";

/** Unless they equal those estimated before the map had loaded. */
function storeBounds(bounds: MapBounds) {
  const { mapBounds } = useRentalStore.getState();
  if (mapBounds === null || !sameBounds(mapBounds, bounds)) useRentalStore.setState({ mapBounds: bounds });
}

type Props = {
  panelRef: RefObject<HTMLElement | null>;
  resultsRef: RefObject<HTMLElement | null>;
  press: BarPress | null;
};

function ListMap({ panelRef, resultsRef, press }: Props) {
  const t = useTranslations();
  const { list } = useHomeState();
  const { camera } = useMapCamera();
  const active = useActivePlace();
  const { selected, toggle, clear, undo } = useMapSelection(panelRef);
  const saveView = useSavedView(camera);
  const [isLarge, setLarge] = useState(false);
  const [isSeveral, setSeveral] = useState(false);
  const expand = (large: boolean) => {
    // Set synchronously, because scrolling to the map depends on its size.
    document.documentElement.toggleAttribute("data-large-map", large);
    setLarge(large);
  };
  useEffect(() => () => void document.documentElement.removeAttribute("data-large-map"), []);
  useMapListSwitch({ mapRef: panelRef, resultsRef, press, onExpand: () => expand(true) });
  // In this component, because it loads after the first paint. The liked-only view has no map and calls it itself.
  useFocusRecovery();

  const places = useMemo(
    () =>
      (list?.points ?? []).flatMap((point, index) => {
        const count = list?.counts.location[index] ?? 0;
        return count > 0 || selected.includes(index) ? [{ index, ...point, count }] : [];
      }),
    [list, selected],
  );

  return (
    <>
      <RentalMap
        places={places}
        selected={selected}
        active={active}
        camera={camera}
        onToggle={(marked, withKey) => toggle(marked, isSeveral || withKey)}
        onBackgroundClick={clear}
        onVisitorMove={clear}
        onBoundsChange={(mapBounds, shown) => {
          saveView(shown);
          storeBounds(mapBounds);
        }}
        // Without a map, show the whole list.
        onFailure={() => useRentalStore.setState({ mapBounds: null })}
      />
      <button
        type="button"
        aria-pressed={isSeveral}
        onClick={() => setSeveral(!isSeveral)}
        className="group/several absolute top-0 left-0 z-10 grid min-h-11 cursor-pointer items-start p-2"
      >
        <span className="rounded-full border border-line bg-surface px-3 py-1.5 font-semibold text-xs leading-4 shadow-float group-aria-pressed/several:border-leaf group-aria-pressed/several:bg-leaf group-aria-pressed/several:text-on-leaf">
          {t("mapControls.several")}
        </span>
      </button>
      <UndoNotice undo={undo} />
      <button
        type="button"
        aria-pressed={isLarge}
        onClick={() => {
          expand(!isLarge);
          panelRef.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
        }}
        className="map-expand"
      >
        <span>{t(isLarge ? "mapControls.shrink" : "mapControls.expand")}</span>
      </button>
    </>
  );
}

export const MapOfList = withLateTexts(ListMap);
