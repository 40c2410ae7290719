import { useMemo, useSyncExternalStore } from "react";
import { currentStay, formatMyStay, type MyStay, parseMyStay } from "@/lib/stay/my-stay";
import { isoRegionDay } from "@/lib/time/region-day";
import { myStayText, storeMyStay, subscribeToMyStay } from "./stored-stay";

/** Nothing is said of the stay in the page's HTML. */
export function useMyStay(): MyStay {
  const text = useSyncExternalStore(subscribeToMyStay, myStayText, () => null);
  return useMemo(() => currentStay(parseMyStay(text), isoRegionDay(new Date())), [text]);
}

export function changeMyStay(change: Partial<MyStay>): void {
  storeMyStay(formatMyStay({ ...parseMyStay(myStayText()), ...change }));
}
