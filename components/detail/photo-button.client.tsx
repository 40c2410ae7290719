"use client";

import { preloadViewer, useViewerOpener } from "@/components/viewer/viewer-opener.client";

type Props = { index: number; className?: string; children: React.ReactNode };

/** Opens the photo viewer at a photo; named by what it holds. */
export function PhotoButton({ index, className, children }: Props) {
  const { open } = useViewerOpener();
  return (
    <button
      type="button"
      onClick={() => open(index)}
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
      className={className}
    >
      {children}
    </button>
  );
}
