import { useEffect, useEffectEvent, useRef } from "react";
import { addEntry, readEntry, saveEntry } from "@/stores/session-store";

/**
 * An entry of its own, so that "back" on a phone closes the viewer instead of the page, and "forward" or a reload open it
 * again. `onEntry` gets the photo of the entry (null: the page itself) after each navigation.
 */
export function usePhotoEntry(onEntry: (photo: number | null) => void) {
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
