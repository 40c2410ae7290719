import { useTranslations } from "next-intl";
import { useState } from "react";

/** "refused": the browser denied access to the clipboard, so the visitor has to copy the link manually. */
export type CopyState = "idle" | "copied" | "refused";

async function copyText(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

export function useCopyLink(link: string): { state: CopyState; copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>("idle");
  return { state, copy: async () => setState(await copyText(link)) };
}

/** Opens the device's share sheet if it has one; otherwise copies the link. */
export async function shareOrCopy(link: string, title: string): Promise<CopyState> {
  if (!("share" in navigator)) return copyText(link);
  // Rejects if the visitor closes the sheet.
  await navigator.share({ title, url: link }).catch(() => {});
  return "idle";
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** If the browser refuses to copy, shows the link selected. */
export function CopyOutcome({ state, link }: { state: CopyState; link: string }) {
  const t = useTranslations();
  return (
    <>
      <p role="status" className="px-3 text-leaf text-sm not-empty:pb-2">
        {state === "copied" ? t("ui.copied") : null}
      </p>
      {state === "refused" ? (
        <label className="block px-3 pb-2 text-ink-soft text-sm">
          {t("ui.copyThis")}
          <input
            ref={select}
            readOnly
            value={link}
            className="mt-1 h-11 w-full rounded-lg border border-line bg-paper px-3 text-base text-ink"
          />
        </label>
      ) : null}
    </>
  );
}
