"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAutoRetry } from "@/components/fallback/use-auto-retry.client";
import { ListStatus } from "./list-status.client";
import { UnreadList } from "./missing-list.client";

/** For a list that could not be read. Asks for it again by itself, with `onRetry` or by a new rendering of the page. */
export function ListFailure({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const retry = onRetry ?? (() => router.refresh());
  useAutoRetry(retry);
  return (
    <>
      <ListStatus message={t("list.error")} hasFailed />
      <UnreadList retry={retry} />
    </>
  );
}
