"use client";

import type { useRouter } from "next/navigation";

type Router = ReturnType<typeof useRouter>;
type Kind = NonNullable<Parameters<Router["prefetch"]>[1]>["kind"];

/** The framework documents the value, but exports no name for its type. */
const isKind = (kind: string): kind is Kind => kind === "full";

/** Fetches what shows while a page is loading, and the page with its data: by default only the first is fetched. */
export function prefetchWhole(router: Router, path: string): void {
  const kind = "full";
  if (isKind(kind)) router.prefetch(path, { kind });
  // The router takes the last call first.
  router.prefetch(path);
}
