"use client";

import { useTranslations } from "next-intl";
import { useCopyLink } from "@/components/ui/use-copy-link.client";

export function CopyFeed({ address }: { address: string }) {
  const t = useTranslations();
  const { state, copy } = useCopyLink(address);
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="js-only h-11 shrink-0 rounded-xl bg-leaf px-5 font-semibold text-on-leaf text-sm"
      >
        {t("copyFeed.copy")}
      </button>
      <p role="status" className="basis-full text-leaf text-sm">
        {state === "copied" ? t("copyFeed.copied") : null}
        {state === "refused" ? t("copyFeed.refused") : null}
      </p>
    </>
  );
}
