import { useTranslations } from "next-intl";
import type { CopyState } from "./use-copy-link.client";

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Confirms that the link was copied or, if the browser refuses, shows the link selected. */
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
