"use client";

import { CopyOutcome } from "@/components/ui/copy-outcome";
import { ShareIcon } from "@/components/ui/icons";
import { useCopyLink } from "@/components/ui/use-copy-link.client";
import { PILL } from "./pill";

type Props = {
  link: string;
  title: string;
  /** The words on the button. */
  label: string;
};

/** Shares a link to homes with the device's share sheet if it has one, otherwise copies it. */
export function ShareShortlist({ link, title, label }: Props) {
  const { state, copy } = useCopyLink(link);
  const share = () => {
    if (!("share" in navigator)) return copy();
    // Rejects when the visitor closes the sheet.
    return navigator.share({ title, url: link }).catch(() => {});
  };
  return (
    <>
      <button type="button" onClick={share} className={`js-only ${PILL}`}>
        <ShareIcon />
        {label}
      </button>
      <CopyOutcome state={state} link={link} />
    </>
  );
}
