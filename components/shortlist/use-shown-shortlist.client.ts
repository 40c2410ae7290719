import { useEffect } from "react";
import { followShownLikes } from "@/stores/shortlist/follow-likes";
import { readShortlist, useShortlist } from "@/stores/shortlist/shortlist-store";

/** The shortlist on the device for a list on screen: read when it comes there, and checked then and when its tab is looked at again. */
export function useShownShortlist(hasLikes: boolean) {
  useEffect(() => {
    if (!hasLikes) return;
    void readShortlist();
    return followShownLikes();
  }, [hasLikes]);
  return useShortlist();
}
