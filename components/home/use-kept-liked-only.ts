import { useEffect } from "react";

function keep(likedOnly: boolean): void {
  window.history.replaceState({ ...window.history.state, likedOnly }, "");
}

/**
 * While it is shown, the liked-only view is that of the history entry, for a reload and the way back (docs/behaviour.md, K10).
 * LikedToggle and the first-view script read the same `likedOnly`: a name of its own in the first load would cost more.
 */
export function useKeptLikedOnly(): void {
  useEffect(() => {
    keep(true);
    return () => keep(false);
  }, []);
}
