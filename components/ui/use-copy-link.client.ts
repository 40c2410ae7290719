import { useState } from "react";

/** "refused": the browser denied access to the clipboard, so the visitor has to copy the link manually. */
export type CopyState = "idle" | "copied" | "refused";

export async function copyText(text: string): Promise<CopyState> {
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
