import { useEffect } from "react";
import type { Translator } from "@/lib/language/translator";
import type { StoredHome } from "@/lib/shortlist/stored-home";
import { useRentalStore } from "@/stores/rental-store";
import { followShownLikes } from "@/stores/shortlist/follow-likes";
import { forgetNotes } from "@/stores/shortlist/notes";
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

type RemovedHome = Extract<StoredHome, { status: "removed" }>;

/** Those of the homes that were taken down, with what may still be said of each (docs/behaviour.md, K6). */
export function removedHomes(homes: readonly StoredHome[]): RemovedHome[] {
  return homes.filter((home) => home.status === "removed").filter(({ facts }) => facts !== null);
}

/** Their likes and notes. */
export function forgetHomes(ids: readonly number[]): void {
  void forgetNotes(ids);
  useRentalStore.getState().forgetLikes(ids);
}

/** What the visitor should know of the device's storage; null if everything is stored. */
export function keepingWords(keeping: Keeping, t: Translator): string | null {
  return keeping === "refused" || keeping === "full" ? t(`liked.${keeping}`) : null;
}
