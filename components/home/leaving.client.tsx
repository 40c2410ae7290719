"use client";

import { createContext, type RefObject, useContext, useRef } from "react";

type Left = RefObject<string | null>;

const LeavingContext = createContext<Left | null>(null);

export function LeavingProvider({ children }: { children: React.ReactNode }) {
  return <LeavingContext value={useRef<string | null>(null)}>{children}</LeavingContext>;
}

/**
 * The canonical query of the list, from the click on a card until the list is in front again: meanwhile the
 * address is not the list's to change. Null while it is.
 */
export function useLeaving(): Left {
  const leaving = useContext(LeavingContext);
  if (leaving === null) throw new Error("useLeaving needs a LeavingProvider above it");
  return leaving;
}
