"use client";

import { type ComponentType, createContext, useContext, useLayoutEffect, useState } from "react";
import type { PhotoViewerProps } from "./photo-viewer.client";
import { usePhotoEntry } from "./use-photo-entry";

type Opener = {
  open: (photo: number) => void;
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

  const show = async (photo: number | null, onReady: () => void = () => {}) => {
    if (photo === null) return setShown(null);
    try {
      const { PhotoViewer } = await loadViewer();
      onReady();
      setShown({ initial: photo, Viewer: PhotoViewer });
    } catch (error) {
      console.error("Loading the photo viewer failed", error);
    }
  };
  const { enter, leave } = usePhotoEntry(show);
  const open = (photo: number) => show(photo, () => enter(photo));

  // A page that is left stays in the DOM, hidden: its viewer must not be open when the visitor comes back.
  useLayoutEffect(() => () => setShown(null), []);

  return (
    <OpenerContext value={{ open, isOpen: shown !== null }}>
      {children}
      {shown === null ? null : (
        <shown.Viewer media={media} title={title} initial={shown.initial} onClose={leave} />
      )}
    </OpenerContext>
  );
}
