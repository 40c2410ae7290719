"use client";

import { useEffect } from "react";
import { PLACEHOLDER_IMAGE } from "@/lib/rental/media";

/** Drawn by the site (lib/map/area-picture.ts). */
const DRAWING = "/area/map/map.svg";

/**
 * A card whose first photo fails becomes one of a home without photos, within the height it had, so that nothing below it moves
 * (docs/behaviour.md, L4).
 */
function replace(image: HTMLImageElement) {
  if (image.dataset.photo === undefined || image.dataset.broken !== undefined) return;
  const card = image.closest<HTMLElement>(".card-photo-row > :first-child")?.closest<HTMLElement>(".card");
  image.dataset.broken = "";
  image.removeAttribute("srcset");
  image.src = card ? DRAWING : PLACEHOLDER_IMAGE;
  if (!card) return;
  card.style.minBlockSize = `${card.offsetHeight}px`;
  card.classList.add("card-row");
}

/** One listener for the whole site. */
export function BrokenPictures() {
  useEffect(() => {
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    document.addEventListener("error", onError, true);
    return () => document.removeEventListener("error", onError, true);
  }, []);
  return null;
}
