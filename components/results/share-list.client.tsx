"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PILL } from "@/components/compare/pill";
import { CopyOutcome } from "@/components/ui/copy-outcome";
import { ShareIcon } from "@/components/ui/icons";
import type { CopyState } from "@/components/ui/use-copy-link.client";
import { readView } from "@/lib/map/map-selection";
import { viewHash } from "@/lib/map/shared-view";
import { countSearch } from "./count-search";

/** The address of the list, with the map's view from the history entry. */
function addressOfList(): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${viewHash(readView(window.history.state) ?? null)}`;
}

async function copied(link: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "refused";
  }
}

/**
 * Shares the list as it is on screen, including map and marker (docs/behaviour.md, P12), with the device's share sheet if it
 * has one, otherwise by copying the link.
 */
export function ShareList() {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<{ link: string; state: CopyState }>({ link: "", state: "idle" });
  const share = async () => {
    const link = addressOfList();
    countSearch("share");
    if (!("share" in navigator)) setOutcome({ link, state: await copied(link) });
    // Rejects if the visitor closes the sheet.
    else await navigator.share({ title: document.title, url: link }).catch(() => {});
  };
  return (
    <>
      <button type="button" onClick={share} className={PILL}>
        <ShareIcon />
        {t("listExtras.share")}
      </button>
      <CopyOutcome {...outcome} />
    </>
  );
}
