"use client";

import { useState } from "react";
import { CopyOutcome, shareOrCopy } from "@/components/ui/copy-outcome";
import { ShareIcon } from "@/components/ui/icons";
import type { CopyState } from "@/components/ui/use-copy-link.client";

export function ShareShortlist({ link, title, label }: Record<"link" | "title" | "label", string>) {
  const [state, setState] = useState<CopyState>("idle");
  const share = async () => setState(await shareOrCopy(link, title));
  return (
    <>
      <button type="button" onClick={share} className="action-pill js-only">
        <ShareIcon />
        {label}
      </button>
      <CopyOutcome state={state} link={link} />
    </>
  );
}
