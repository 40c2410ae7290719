"use client";

import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import { useViewerOpener } from "@/components/viewer/viewer-opener.client";

/**
 * Plays muted if the visitor's settings allow it (docs/behaviour.md, D4). Pauses when the tab is hidden, the page is left or the photo viewer opens;
 * after the last two it resumes if it was playing.
 */
export function InlineVideo({ src, label }: { src: string; label: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const { isOpen } = useViewerOpener();
  /** Whether it was playing at the last interruption; null before the first. */
  const wasPlaying = useRef<boolean | null>(null);

  useEffect(() => {
    const video = ref.current;
    if (video === null || isOpen) return;
    if (wasPlaying.current === null) video.muted = true;
    if (wasPlaying.current ?? !prefersReducedMotion()) {
      // Rejects if the browser blocks autoplay; the visitor can use the controls.
      video.play().catch(() => {});
    }
    const pauseHidden = () => {
      if (document.hidden) video.pause();
    };
    document.addEventListener("visibilitychange", pauseHidden);
    return () => {
      document.removeEventListener("visibilitychange", pauseHidden);
      wasPlaying.current = !video.paused;
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
