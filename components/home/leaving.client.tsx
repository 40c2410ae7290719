"use client";

import { createContext, type RefObject, useContext, useRef } from "react";

const LeavingContext = createContext<RefObject<boolean> | null>(null);

export function LeavingProvider({ children }: { children: React.ReactNode }) {
  return <LeavingContext value={useRef(false)}>{children}</LeavingContext>;
}

/** True from the click on a card until the list is in front again: meanwhile the address is not the list's to change. */
export function useLeaving(): RefObject<boolean> {
  const leaving = useContext(LeavingContext);
  if (leaving === null) throw new Error("useLeaving needs a LeavingProvider above it");
  return leaving;
}
