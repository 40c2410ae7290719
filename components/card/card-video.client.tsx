"use client";

import { useEffect, useRef, useState } from "react";

/** Pixels around the viewport within which a video is asked for its first frame. */
const MARGIN = "400px";

/**
 * A video of a card. Nothing of it is loaded before it comes near: browsers delay pictures that are out of sight, but
 * not videos, whose beginning is larger than all pictures of a list.
 */
export function CardVideo({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (video === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [near]);
  return (
    <video
      ref={ref}
      src={src}
      muted
      playsInline
      controls
      preload={near ? "metadata" : "none"}
      className="size-full object-cover"
    />
  );
}
