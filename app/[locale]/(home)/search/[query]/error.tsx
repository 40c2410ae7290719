"use client";

import { useTranslations } from "next-intl";
import { useReportedError } from "@/components/fallback/fallback-screen";
import { ListFailure } from "@/components/results/list-failure.client";

export default function ListError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations();
  useReportedError(error, "list");
  return (
    <>
      <title>{t("list.errorTitle")}</title>
      <ListFailure onRetry={retry} />
    </>
  );
}
