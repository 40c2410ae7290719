"use client";

import { useLanguage } from "@/components/language/use-language";
import { useBrowserValue } from "@/components/ui/in-browser.client";
import { KEPT_AT } from "@/lib/device/liked-lists";
import { TIME_ZONE } from "@/lib/time/time-zone";

/** From when a kept answer is; nothing for an answer of the site. `at` is a date as HTTP writes it. */
export function KeptNote({ at }: { at: string | null }) {
  const { locale, t } = useLanguage();
  if (at === null) return null;
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  });
  return (
    <p role="status" className="my-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      {t("site.kept", { day: day.format(new Date(at)) })}{" "}
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="min-h-11 px-2 font-semibold text-leaf underline underline-offset-4"
      >
        {t("card.retry")}
      </button>
    </p>
  );
}

/** Whether this page is a kept one: the service worker has written so into its HTML. */
export function KeptPageNote() {
  const read = () => document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT}"]`)?.content ?? null;
  return <KeptNote at={useBrowserValue(read, null)} />;
}
