import { useEffect, useEffectEvent, useRef } from "react";

/** The photo in the current history entry; null if the entry belongs to the page itself. */
function entryPhoto(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("photo" in state)) return null;
  return typeof state.photo === "number" ? state.photo : null;
}

/**
 * An entry of its own, so that "back" on a phone closes the viewer instead of the page, and "forward" or a reload open it
 * again. Keeps the router's state. `onEntry` gets the photo of the entry (null: the page itself) after each navigation.
 */
export function usePhotoEntry(onEntry: (photo: number | null) => void) {
  const isLeaving = useRef(false);
  const notify = useEffectEvent(onEntry);

  useEffect(() => {
    const follow = () => {
      isLeaving.current = false;
      notify(entryPhoto());
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const enter = (photo: number) => {
    // The visitor clicked while the viewer's code was still loading after a reload.
    if (entryPhoto() !== null) return;
    window.history.pushState({ ...window.history.state, photo }, "");
  };
  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    window.history.back();
  };
  return { enter, leave };
}
