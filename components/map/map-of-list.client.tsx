"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useMemo, useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useActivePlace, useMapCamera } from "@/components/list-state/map-camera.client";
import type { MapBounds } from "@/lib/map/bounds";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";
import { sameCamera } from "@/lib/map/map-camera";
import { useRentalStore } from "@/stores/rental-store";
import { saveEntry } from "@/stores/session-store";
import { RentalMap } from "./rental-map.client";
import { useMapSelection } from "./use-map-selection.client";

/** Keeps what the visitor, or a location, has made of the view; the default view needs no keeping. */
function keepView(bounds: MapBounds, camera: Camera): void {
  const view = sameCamera(camera, DEFAULT_CAMERA) ? null : { camera, bounds };
  useRentalStore.setState({ mapBounds: view?.bounds ?? null });
  saveEntry({ view });
}

function ListMap({ panelRef }: { panelRef: RefObject<HTMLElement | null> }) {
  const t = useTranslations();
  const { list } = useHomeState();
  const { camera } = useMapCamera();
  const active = useActivePlace();
  const { selected, toggle, clear } = useMapSelection(panelRef);
  const [isSeveral, setSeveral] = useState(false);

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
        onBoundsChange={keepView}
      />
      <button
        type="button"
        aria-pressed={isSeveral}
        onClick={() => setSeveral(!isSeveral)}
        className="group/several absolute top-0 left-0 z-10 max-lg:left-13 grid min-h-11 cursor-pointer items-start p-2"
      >
        <span className="rounded-full border border-line bg-surface px-3 py-1.5 font-semibold text-xs leading-4 shadow-float group-aria-pressed/several:border-leaf group-aria-pressed/several:bg-leaf group-aria-pressed/several:text-on-leaf">
          {t("mapControls.several")}
        </span>
      </button>
    </>
  );
}

export const MapOfList = withLateTexts(ListMap);
