import { useLanguage } from "@/components/language/use-language";
import { Photo } from "@/components/media/photo";
import { localPath } from "@/lib/language/locales";
import { PageStatus } from "./page-status";

type Props = {
  children: React.ReactNode;
  reason: string;
  instead?: React.ReactNode;
};

/** A page with status 404. */
export function MissingPage({ children, reason, instead }: Props) {
  const { locale, t } = useLanguage();
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <PageStatus code={404} />
      <div className="grid items-center gap-8 pt-8 md:grid-cols-2 md:gap-12 md:pt-14">
        <div className="grid min-w-0 justify-items-start gap-4 md:order-last">
          {children}
          <p className="text-ink-soft text-lg">{reason}</p>
          <form action={localPath(locale, "/")} className="flex w-full max-w-md flex-wrap items-end gap-2">
            <label className="min-w-0 flex-1 basis-40 font-medium text-sm">
              {t("missing.search")}
              <input
                type="search"
                name="keywords"
                placeholder={t("missing.keywords")}
                className="mt-1 block h-12 w-full rounded-xl border border-edge bg-surface px-3 text-base"
              />
            </label>
            <button type="submit" className="h-12 rounded-xl bg-leaf px-5 font-semibold text-on-leaf">
              {t("missing.submit")}
            </button>
          </form>
          <a href={localPath(locale, "/")} className="action-link">
            {t("missing.browse")}
          </a>
        </div>
        <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken max-md:hidden">
          <Photo src="/hero-small.webp" alt="" sizes="(min-width: 48rem) 30rem, 92vw" widths={[640, 640]} />
        </div>
      </div>
      {instead}
    </main>
  );
}

export function MissingTitle({ children }: { children: string }) {
  return <h1 className="font-semibold text-3xl tracking-tight sm:text-4xl">{children}</h1>;
}

/** For an address without a page. */
export function NoSuchPage() {
  const { t } = useLanguage();
  return (
    <MissingPage reason={t("missing.reason")}>
      <MissingTitle>{t("missing.title")}</MissingTitle>
    </MissingPage>
  );
}
