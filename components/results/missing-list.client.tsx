"use client";

import { lazy, Suspense } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";

/** Hardly a list is missing, so no other page loads its words. */
const load = () => import("./missing-list-message.client");
const Message = lazy(async () => ({ default: (await load()).MissingListOfAddress }));
const Help = lazy(async () => ({ default: (await load()).UnreadListHelp }));

/** Without the list's own data to say it from; needs a script to be seen. */
export function MissingList() {
  return (
    <Suspense>
      <Message />
    </Suspense>
  );
}

/** What follows the message of a list that could not be read. */
export function UnreadList({ retry }: { retry: () => void }) {
  return (
    <IslandBoundary place="unread list" fallback={null}>
      <Suspense>
        <Help retry={retry} />
      </Suspense>
    </IslandBoundary>
  );
}
