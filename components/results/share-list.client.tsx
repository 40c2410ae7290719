"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CopyOutcome, shareOrCopy } from "@/components/ui/copy-outcome";
import { ShareIcon } from "@/components/ui/icons";
import type { CopyState } from "@/components/ui/use-copy-link.client";
import { countSearch } from "@/stores/count-visit";

/** Shares the address of the list (docs/behaviour.md, P12). */
export function ShareList() {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<{ link: string; state: CopyState }>({ link: "", state: "idle" });
  const share = async () => {
    const link = window.location.href;
    countSearch("share");
    setOutcome({ link, state: await shareOrCopy(link, document.title) });
  };
  return (
    <>
      <button type="button" onClick={share} className="action-pill">
        <ShareIcon />
        {t("listExtras.share")}
      </button>
      <CopyOutcome {...outcome} />
    </>
  );
}
