"use client";

import { useLanguage } from "@/components/language/use-language";
import { useBrowserValue } from "@/components/ui/in-browser.client";
import { KEPT_AT } from "@/lib/device/liked-lists";
import { TIME_ZONE } from "@/lib/time/time-zone";

/** When the service worker kept this page, which it has written into its HTML; null for a page of the site. */
const readPageDate = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT}"]`)?.content ?? null;

/**
 * From when the page is, or else what it shows; nothing for answers of the site. `at` is a date as HTTP writes it, null for
 * what came from the site, or from the browser's own cache.
 */
export function KeptNote({ at = null }: { at?: string | null }) {
  const { locale, t } = useLanguage();
  const keptAt = useBrowserValue(readPageDate, null) ?? at;
  if (keptAt === null) return null;
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  });
  return (
    <p role="status" className="my-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      {t("site.kept", { day: day.format(new Date(keptAt)) })}{" "}
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
