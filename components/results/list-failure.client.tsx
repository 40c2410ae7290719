"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAutoRetry } from "@/components/fallback/use-auto-retry.client";
import { EmptyHelp } from "./empty-help";

/** For a list that could not be read: asks for it again, by itself too. */
export function ListFailure() {
  const t = useTranslations();
  const router = useRouter();
  const retry = () => router.refresh();
  useAutoRetry(retry);
  return (
    <EmptyHelp>
      <p>{t("listExtras.unread")}</p>
      <button
        type="button"
        onClick={retry}
        className="h-11 rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
      >
        {t("card.retry")}
      </button>
    </EmptyHelp>
  );
}
