import type { PostCard } from "./post-card.ts";

const STATUS_WORDS = {
  published: "Shown on the site",
  merged: "Shown on the site",
  queued: "Waits",
  ignored: "Left out",
  removed: "Ended",
} as const;

/** How a post stands, with the reason: "Waits: it states no rent". */
export function cardHeading({ status, reason }: Pick<PostCard, "status" | "reason">): string {
  const words = STATUS_WORDS[status];
  return reason === null ? words : `${words}: ${reason}`;
}
