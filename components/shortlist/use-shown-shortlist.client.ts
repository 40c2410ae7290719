import { useEffect } from "react";
import type { Translator } from "@/lib/language/translator";
import { followShownLikes } from "@/stores/shortlist/follow-likes";
import { type Keeping, readShortlist, useShortlist } from "@/stores/shortlist/shortlist-store";

/** Reads and checks the copies on mount, and checks them again whenever the tab becomes visible. */
export function useShownShortlist(hasLikes: boolean) {
  useEffect(() => {
    if (!hasLikes) return;
    void readShortlist();
    return followShownLikes();
  }, [hasLikes]);
  return useShortlist();
}

/** What the visitor should know of the device's storage; null if everything is stored. */
export function keepingWords(keeping: Keeping, t: Translator): string | null {
  return keeping === "refused" || keeping === "full" ? t(`liked.${keeping}`) : null;
}
