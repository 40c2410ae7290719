"use client";

import { type ComponentType, createContext, useContext, useLayoutEffect, useMemo, useState } from "react";
import type { PhotoViewerProps } from "./photo-viewer.client";

type Opener = {
  open: (index: number) => void;
  isOpen: boolean;
};

const OpenerContext = createContext<Opener | null>(null);

/** How parts of a detail view open the photo viewer. Throws outside a `ViewerOpener`. */
export function useViewerOpener(): Opener {
  const opener = useContext(OpenerContext);
  if (opener === null) throw new Error("useViewerOpener needs a ViewerOpener above it");
  return opener;
}

const loadViewer = () => import("./photo-viewer.client");

/** Loads the viewer's code ahead, when a visitor reaches for a photo. */
export function preloadViewer(): void {
  // A failure is met again when the viewer is opened.
  loadViewer().catch(() => {});
}

type Props = { media: readonly string[]; title: string; children: React.ReactNode };
type Shown = { initial: number; Viewer: ComponentType<PhotoViewerProps> };

/** Holds the photo viewer of a detail view, whose code comes with the first opening. */
export function ViewerOpener({ media, title, children }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isOpen = shown !== null;

  const opener = useMemo(() => {
    const open = async (initial: number) => {
      try {
        const { PhotoViewer } = await loadViewer();
        setShown({ initial, Viewer: PhotoViewer });
      } catch (error) {
        console.error("Loading the photo viewer failed", error);
      }
    };
    return { open, isOpen };
  }, [isOpen]);

  // A page that is left stays in the DOM, hidden: its viewer must not be open when the visitor comes back.
  useLayoutEffect(() => () => setShown(null), []);

  return (
    <OpenerContext value={opener}>
      {children}
      {shown === null ? null : (
        <shown.Viewer media={media} title={title} initial={shown.initial} onClosed={() => setShown(null)} />
      )}
    </OpenerContext>
  );
}
