"use client";

import { useRef } from "react";
import { useNearViewport } from "@/components/media/use-near-viewport";

/** A place of the grid that calls `onNear` when it comes near. */
export function NearViewport({ onNear, children }: { onNear: () => void; children: React.ReactNode }) {
  const ref = useRef<HTMLLIElement>(null);
  useNearViewport(ref, onNear);
  return <li ref={ref}>{children}</li>;
}
