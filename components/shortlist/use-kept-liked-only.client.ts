import { useParams } from "next/navigation";
import { useEffect } from "react";

function keep(likedOnly: boolean): void {
  window.history.replaceState({ ...window.history.state, likedOnly }, "");
}

/**
 * While it is shown, the liked-only view is that of the history entry, for a reload and the way back (docs/behaviour.md, K10).
 * LikedToggle and the first-view script read the same `likedOnly`: a name of its own in the first load would cost more.
 * It goes along to the entry of a list that was still on its way when it was chosen.
 */
export function useKeptLikedOnly(): void {
  const { query } = useParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has an entry of its own
  useEffect(() => {
    keep(true);
    return () => keep(false);
  }, [query]);
}
