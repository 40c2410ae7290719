import { useMemo, useSyncExternalStore } from "react";
import { currentStay, type MyStay, parseMyStay } from "@/lib/stay/my-stay";
import { isoRegionDay } from "@/lib/time/region-day";
import { myStayText, subscribeToMyStay } from "@/stores/stored-stay";

/** The visitor's stay as it is stored on the device; nothing is said while the page is HTML only. */
export function useMyStay(): MyStay {
  const text = useSyncExternalStore(subscribeToMyStay, myStayText, () => null);
  return useMemo(() => currentStay(parseMyStay(text), isoRegionDay(new Date())), [text]);
}
