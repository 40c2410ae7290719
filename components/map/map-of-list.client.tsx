"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useMemo, useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useActivePlace, useMapCamera } from "@/components/list-state/map-camera.client";
import type { MapBounds } from "@/lib/map/bounds";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";
import type { MapPlace } from "@/lib/map/group-places";
import { sameCamera } from "@/lib/map/map-camera";
import { placesLabel } from "@/lib/places/place-label";
import { showLabel } from "@/lib/rental/list-messages";
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

/** Slides up on a small screen, where the map covers the list that a marker has narrowed. */
function SelectedCard({ places, onShowResults }: { places: readonly MapPlace[]; onShowResults: () => void }) {
  const language = useLanguage();
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const names = places.map(({ name }) => name);
  return (
    <div className="absolute inset-x-3 bottom-8 z-20 flex unfolded:bottom-20 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-3 pl-4 shadow-float transition-transform duration-200 starting:translate-y-full lg:hidden">
      <p className="min-w-0 font-semibold text-lg wrap-anywhere">{placesLabel(names, language.t)}</p>
      <button
        type="button"
        onClick={onShowResults}
        className="min-h-11 rounded-full bg-leaf px-5 font-semibold text-on-leaf text-sm"
      >
        {showLabel(count, count, language)}
      </button>
    </div>
  );
}

type Props = { panelRef: RefObject<HTMLElement | null>; onShowResults: () => void };

function ListMap({ panelRef, onShowResults }: Props) {
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
        className="group/several absolute top-0 left-0 z-10 max-lg:top-2 max-lg:left-13 grid min-h-11 cursor-pointer items-start max-lg:items-center p-2"
      >
        <span className="rounded-full border border-line bg-surface px-3 py-1.5 font-semibold text-xs leading-4 shadow-float group-aria-pressed/several:border-leaf group-aria-pressed/several:bg-leaf group-aria-pressed/several:text-on-leaf">
          {t("mapControls.several")}
        </span>
      </button>
      {selected.length === 0 ? null : (
        <SelectedCard
          places={places.filter(({ index }) => selected.includes(index))}
          onShowResults={onShowResults}
        />
      )}
    </>
  );
}

export const MapOfList = withLateTexts(ListMap);
