"use client";

import { useEffect, useRef } from "react";
import { useViewerOpener } from "@/components/viewer/viewer-opener.client";
import { mayAutoplay } from "./may-autoplay";

type Props = { src: string; label: string };

/**
 * The video that a detail view begins with: plays muted where the visitor's settings allow it, and stops when
 * the tab or the page is hidden or the photo viewer opens.
 */
export function InlineVideo({ src, label }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const { isOpen } = useViewerOpener();

  useEffect(() => {
    const video = ref.current;
    if (video === null || isOpen) return;
    if (mayAutoplay()) {
      video.muted = true;
      // Refused by the browser: the controls are there.
      video.play().catch(() => {});
    }
    const pauseHidden = () => {
      if (document.hidden) video.pause();
    };
    document.addEventListener("visibilitychange", pauseHidden);
    return () => {
      document.removeEventListener("visibilitychange", pauseHidden);
      video.pause();
    };
  }, [isOpen]);

  return (
    <video
      ref={ref}
      src={src}
      aria-label={label}
      muted
      playsInline
      controls
      preload="metadata"
      className="absolute inset-0 size-full bg-black object-cover"
    />
  );
}
