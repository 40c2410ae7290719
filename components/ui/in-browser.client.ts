"use client";

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** `before` on the server and during hydration, then what `read` returns. */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => before);
}

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
