import { useLocale, useTranslations } from "next-intl";
import { localPath } from "@/lib/language/locales";
import type { PhotoSharerLink } from "@/lib/rentals/photo-sharers";

/** Other listings that show the photos of this one, as a sentence and a list of links. */
export function PhotoSharers({ sharers }: { sharers: readonly PhotoSharerLink[] }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      {t("pay.sharers", { count: sharers.length })}
      <ul className="mt-1 grid gap-1">
        {sharers.map(({ id, href, title, posted, differences }) => (
          <li key={id}>
            <a
              href={localPath(locale, href)}
              className="inline-flex items-center py-1 text-leaf underline underline-offset-2 max-sm:min-h-11"
            >
              {title}
            </a>{" "}
            <span className="block text-ink-soft">{[posted, differences].filter(Boolean).join(": ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
