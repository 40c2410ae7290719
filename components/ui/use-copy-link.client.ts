import { useState } from "react";

/** "refused": the browser denied access to the clipboard, so the visitor has to copy the link manually. */
export type CopyState = "idle" | "copied" | "refused";

export function useCopyLink(link: string): { state: CopyState; copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return { state, copy };
}
