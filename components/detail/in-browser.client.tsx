"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

type Props = {
  /** What the page's own HTML has. */
  before: React.ReactNode;
  /** What takes its place in the browser, where the whole address is known. */
  children: React.ReactNode;
};

/** For what depends on the address's query. With a Suspense boundary instead the framework ends the HTML twice. */
export function InBrowser({ before, children }: Props) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? children : before;
}
