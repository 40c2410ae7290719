"use client";

import { useTranslations } from "next-intl";
import { startTransition, useLayoutEffect, useRef } from "react";
import { type StatusMessage, useHomeState } from "@/components/list-state/home-state.client";

type Props = Partial<StatusMessage> & {
  message: string;
  liked?: boolean;
  /** Keeps the message out of the live region, because it is about to change. */
  inHtmlOnly?: boolean;
};

/** The status is in the page's HTML until the script publishes it to the live region. */
export function ListStatus({ message, count = 0, total = count, hasFailed, liked, inHtmlOnly }: Props) {
  const { statuses, setStatus } = useHomeState();
  const own = liked ? "liked" : "list";
  /** The status of the previous list. Replaced at once, because its count would be wrong for this list. */
  const replaced = useRef(statuses[own]);
  useLayoutEffect(() => {
    if (inHtmlOnly) return;
    const publish = () => setStatus(own, { message, count, total, hasFailed });
    if (replaced.current) publish();
    else startTransition(publish);
    replaced.current = undefined;
  }, [own, message, count, total, hasFailed, inHtmlOnly, setStatus]);
  if (statuses[own]) return null;
  return (
    <p data-list-header="" suppressHydrationWarning className="list-status">
      {message}
    </p>
  );
}

/** The live region. Stays mounted while the lists below change, so that every change is announced. */
export function ListStatusRegion() {
  const t = useTranslations();
  const { status, isPending } = useHomeState();
  return (
    <p role="status" className="list-status">
      {isPending ? t("list.loading") : status?.message}
    </p>
  );
}
