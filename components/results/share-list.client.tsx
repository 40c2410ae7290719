"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CopyOutcome, shareOrCopy } from "@/components/ui/copy-outcome";
import { ShareIcon } from "@/components/ui/icons";
import type { CopyState } from "@/components/ui/use-copy-link.client";
import { readView } from "@/lib/map/map-selection";
import { viewHash } from "@/lib/map/shared-view";
import { countSearch } from "@/stores/count-visit";

function addressOfList(): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${viewHash(readView(window.history.state) ?? null)}`;
}

/** Shares the list as it is on screen, with map and marker (docs/behaviour.md, P12). */
export function ShareList() {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<{ link: string; state: CopyState }>({ link: "", state: "idle" });
  const share = async () => {
    const link = addressOfList();
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
