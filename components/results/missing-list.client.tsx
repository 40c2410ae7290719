"use client";

import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";

/** Hardly a list is missing, so no other page loads its words. */
const load = () => import("./missing-list-message.client");
const message = retryableLazy(async () => (await load()).MissingListOfAddress);
const help = retryableLazy(async () => (await load()).UnreadListHelp);

/** Without the list's own data to say it from; needs a script to be seen. */
export function MissingList() {
  return <Loaded part={message}>{(Message) => <Message />}</Loaded>;
}

/** What follows the message of a list that could not be read. */
export function UnreadList({ retry }: { retry: () => void }) {
  return (
    <IslandBoundary place="unread list" fallback={null}>
      <Loaded part={help}>{(Help) => <Help retry={retry} />}</Loaded>
    </IslandBoundary>
  );
}
