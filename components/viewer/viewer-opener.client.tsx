"use client";

import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { addEntry, readEntry, saveEntry } from "@/stores/session-store";
import type { PhotoViewerProps } from "./photo-viewer.client";

type Opener = { open: (photo: number) => void; isOpen: boolean };

const OpenerContext = createContext<Opener | null>(null);

export function useViewerOpener(): Opener {
  const opener = useContext(OpenerContext);
  if (opener === null) throw new Error("useViewerOpener needs a ViewerOpener above it");
  return opener;
}

const loadViewer = () => import("./photo-viewer.client");

function preloadViewer(): void {
  // Ignored: opening the viewer will fail too and report the error.
  loadViewer().catch(() => {});
}

type ButtonProps = { index: number; className?: string; children: React.ReactNode };

/** Its content is its accessible name. */
export function PhotoButton({ index, className, children }: ButtonProps) {
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

/**
 * An entry of its own, so that "back" on a phone closes the viewer instead of the page, and "forward" or a reload open it
 * again. `onEntry` gets the photo of the entry (null: the page itself) after each navigation.
 */
function usePhotoEntry(onEntry: (photo: number | null) => void) {
  const isLeaving = useRef(false);
  const notify = useEffectEvent(onEntry);

  useEffect(() => {
    const follow = () => {
      isLeaving.current = false;
      notify(readEntry().photo);
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const enter = (photo: number) => {
    // Not if the visitor clicked while the viewer's code was still loading after a reload.
    if (readEntry().photo === null && addEntry()) saveEntry({ photo });
  };
  const leave = () => {
    if (isLeaving.current) return;
    if (readEntry().photo === null) return onEntry(null);
    isLeaving.current = true;
    window.history.back();
  };
  return { enter, leave };
}

type Props = { media: readonly string[]; title: string; children: React.ReactNode };
type Shown = { initial: number; Viewer: ComponentType<PhotoViewerProps> };

export function ViewerOpener({ media, title, children }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  /** Number of the latest opening or closing. Code that arrives after a later one, or after the page was left, opens nothing. */
  const latest = useRef(0);

  const show = async (photo: number | null, onReady: () => void = () => {}) => {
    latest.current += 1;
    const request = latest.current;
    if (photo === null) return setShown(null);
    try {
      const { PhotoViewer } = await loadViewer();
      if (request !== latest.current) return;
      onReady();
      setShown({ initial: photo, Viewer: PhotoViewer });
    } catch (error) {
      console.error("Loading the photo viewer failed", error);
    }
  };
  const { enter, leave } = usePhotoEntry(show);
  const open = (photo: number) => show(photo, () => enter(photo));

  // Next keeps a page that was left in the DOM, hidden: its viewer must be closed when the visitor returns.
  useLayoutEffect(
    () => () => {
      latest.current += 1;
      setShown(null);
    },
    [],
  );

  return (
    <OpenerContext value={{ open, isOpen: shown !== null }}>
      {children}
      {shown === null ? null : (
        <shown.Viewer media={media} title={title} initial={shown.initial} onClose={leave} />
      )}
    </OpenerContext>
  );
}
