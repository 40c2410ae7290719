import { clsx } from "clsx";
import { useLanguage } from "@/components/language/use-language";
import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { pageNumbers } from "@/lib/search/pages";

const ROUND = "grid h-11 min-w-11 place-items-center rounded-full border border-line hover:bg-sunken";

/** Shown to crawlers and visitors without JavaScript. For others the list continues on scrolling. */
export function PageLinks({ query, pageCount }: { query: ListQuery; pageCount: number }) {
  const { locale, t } = useLanguage();
  if (pageCount === 1) return null;
  const { page: current } = query;
  const step = (page: number, name: string) =>
    page >= 1 && page <= pageCount ? (
      <a href={localPath(locale, homeHref({ ...query, page }))} className={clsx(ROUND, "px-4")}>
        {name}
      </a>
    ) : null;
  return (
    <nav aria-label={t("listNotes.pages.name")} className="nojs-only mt-6 flex flex-wrap gap-2">
      {step(current - 1, t("listNotes.pages.previous"))}
      {pageNumbers(current, pageCount).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
          <span key={`gap ${index}`} className="grid h-11 place-items-center">
            …
          </span>
        ) : (
          <a
            key={page}
            href={localPath(locale, homeHref({ ...query, page }))}
            aria-current={page === current ? "page" : undefined}
            className={clsx(
              ROUND,
              "px-2 tabular-nums aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-on-leaf",
            )}
          >
            {groupDigits(page, locale)}
          </a>
        ),
      )}
      {step(current + 1, t("listNotes.pages.next"))}
    </nav>
  );
}

/** Shown to visitors with JavaScript, who have no page links. */
export function FirstPageLink({ query }: { query: ListQuery }) {
  const { locale, t } = useLanguage();
  if (query.page === 1) return null;
  return (
    <p className="js-only mt-2">
      <a href={localPath(locale, homeHref({ ...query, page: 1 }))} className="action-link">
        {t("listNotes.pages.fromStart")}
      </a>
    </p>
  );
}
