"use client";

import { useTranslations } from "next-intl";
import { useReportedError } from "@/components/fallback/fallback-screen";
import { useAutoRetry } from "@/components/fallback/use-auto-retry.client";
import { ListStatus } from "@/components/results/list-status.client";
import { UnreadList } from "@/components/results/missing-list.client";

/** Retries automatically until the data service is back. */
export default function ListError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations();
  useReportedError(error, "list");
  useAutoRetry(retry);
  return (
    <>
      <title>{t("list.errorTitle")}</title>
      <ListStatus message={t("list.error")} hasFailed />
      <UnreadList retry={retry} />
    </>
  );
}
