"use client";

import { SHARE_ROW } from "./share-row";

/** The device's own share sheet, where it has one. The panel is never part of the server's HTML. */
export function SystemShare({ link, title }: { link: string; title: string }) {
  if (!("share" in navigator)) return null;
  // A visitor who closes the sheet again rejects the promise.
  const share = () => navigator.share({ title, url: link }).catch(() => {});
  return (
    <button type="button" onClick={share} className={SHARE_ROW}>
      More ways to share
    </button>
  );
}
