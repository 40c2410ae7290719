"use client";

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False in the server's HTML and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

type Props = {
  /** Rendered into the page's HTML. */
  before: React.ReactNode;
  /** Replaces it in the browser, where the whole URL is known. */
  children: React.ReactNode;
};

/** For what depends on the URL's query. A Suspense boundary would make the framework close the HTML document twice. */
export function InBrowser({ before, children }: Props) {
  return useHydrated() ? children : before;
}
