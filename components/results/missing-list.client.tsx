"use client";

import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";

const words = retryableLazy(() => import("./list-extras.client").then((loaded) => loaded.MissingWords));

/** Without the list's own data to say it from; needs a script to be seen. */
export function MissingList() {
  return <Loaded part={words} props={{}} />;
}

/** What follows the message of a list that could not be read. */
export function UnreadList({ retry }: { retry: () => void }) {
  return (
    <IslandBoundary place="unread list" fallback={null}>
      <Loaded part={words} props={{ retry }} />
    </IslandBoundary>
  );
}
