"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNearViewport } from "@/components/media/near-viewport";
import { CloseIcon } from "@/components/ui/icons";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { whenIdle } from "@/lib/time/when-idle";
import { MapLoading } from "./map-loading";

// Never rendered on the server, because nothing is seen there.
const mapOfList = retryableLazy(() => import("./map-of-list.client").then((loaded) => loaded.MapOfList));

const IDLE_TIMEOUT_MS = 2_000;

/** Takes the focus when the map opens, and returns it when it closes; Escape closes it. */
function useOpenPanel(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const { activeElement: opener } = document;
    ref.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      const isInside = ref.current?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref, isOpen]);
}

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void; onShowResults: () => void };

/** Beside the list, or, on a small screen, over all of it while it is open. */
export function MapPanel({ isOpen, onOpen, onClose, onShowResults }: Props) {
  const t = useTranslations();
  const panelRef = useRef<HTMLElement>(null);
  // On a small screen the panel is not on screen before it is opened.
  const [seen, setSeen] = useState(false);
  useNearViewport(panelRef, () => whenIdle(() => setSeen(true), IDLE_TIMEOUT_MS));
  useOpenPanel(panelRef, isOpen, onClose);
  const showResults = () => {
    onClose();
    onShowResults();
  };

  return (
    <>
      <section
        ref={panelRef}
        id="map"
        aria-label={t("map.name")}
        tabIndex={-1}
        className={clsx("map-panel", isOpen && "map-open")}
      >
        {seen ? (
          <Loaded
            part={mapOfList}
            props={{ panelRef, onShowResults: showResults }}
            fallback={<MapLoading />}
          />
        ) : (
          <MapLoading />
        )}
        <button type="button" aria-label={t("map.close")} onClick={onClose} className="map-close">
          <CloseIcon className="size-6" />
        </button>
      </section>
      <button type="button" onClick={onOpen} className="bar-tab bar-map">
        {t("map.tab")}
      </button>
      <button type="button" onClick={showResults} className="bar-tab bar-results">
        {t("map.showResults")}
      </button>
    </>
  );
}
