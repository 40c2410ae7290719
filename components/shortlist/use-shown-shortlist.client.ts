import { useEffect } from "react";
import { followShownLikes } from "@/stores/shortlist/follow-likes";
import { readShortlist, useShortlist } from "@/stores/shortlist/shortlist-store";

/** The stored shortlist, for a list on screen. Reads and checks it on mount, and checks it again whenever the tab becomes visible. */
export function useShownShortlist(hasLikes: boolean) {
  useEffect(() => {
    if (!hasLikes) return;
    void readShortlist();
    return followShownLikes();
  }, [hasLikes]);
  return useShortlist();
}
