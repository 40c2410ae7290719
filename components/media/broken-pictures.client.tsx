"use client";

import { useEffect } from "react";
import { PLACEHOLDER_IMAGE } from "@/lib/rental/media";

function replace(image: HTMLImageElement) {
  if (image.dataset.photo === undefined || image.dataset.broken !== undefined) return;
  image.dataset.broken = "";
  image.removeAttribute("srcset");
  image.src = PLACEHOLDER_IMAGE;
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
