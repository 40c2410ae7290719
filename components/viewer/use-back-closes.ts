import { useEffect, useRef } from "react";

/**
 * Gives an open layer its own history entry, so that "back" on a phone closes it and not the page below. The
 * entry keeps the router's state. Returns how to close the layer otherwise: it goes back, once.
 */
export function useBackCloses(onClosed: () => void): () => void {
  const latest = useRef(onClosed);
  const isPushed = useRef(false);
  const isClosing = useRef(false);

  useEffect(() => {
    latest.current = onClosed;
  }, [onClosed]);

  useEffect(() => {
    if (!isPushed.current) window.history.pushState(window.history.state, "");
    isPushed.current = true;
    isClosing.current = false;
    const onPopState = () => latest.current();
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("popstate", onPopState);
      // The dialog tells of its closing once more, after it is gone.
      isClosing.current = true;
    };
  }, []);

  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    window.history.back();
  };
}
