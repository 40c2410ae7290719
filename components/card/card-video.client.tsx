"use client";

import { useRef, useState } from "react";
import { useNearViewport } from "@/components/media/use-near-viewport";

/**
 * A video of a card. Nothing of it is loaded before it comes near: browsers delay pictures that are out of sight, but
 * not videos, whose beginning is larger than all pictures of a list.
 */
export function CardVideo({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  useNearViewport(ref, () => setNear(true));
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
