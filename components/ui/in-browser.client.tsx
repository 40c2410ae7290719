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

type Props = {
  before: React.ReactNode;
  /** Replaces `before` in the browser, where the whole URL is known. */
  children: React.ReactNode;
};

/** For content that depends on the URL's query. A Suspense boundary would make Next close the HTML document twice. */
export function InBrowser({ before, children }: Props) {
  return useHydrated() ? children : before;
}
