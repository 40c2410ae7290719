"use client";

import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";

const words = retryableLazy(() => import("./list-extras.client").then((loaded) => loaded.MissingWords));

/** The message of a missing list on routes without the list's data. Needs scripts. */
export function MissingList() {
  return <Loaded part={words} props={{}} />;
}

export function UnreadList({ retry }: { retry: () => void }) {
  return (
    <IslandBoundary place="unread list" fallback={null}>
      <Loaded part={words} props={{ retry }} />
    </IslandBoundary>
  );
}
