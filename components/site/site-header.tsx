import { useLocale, useTranslations } from "next-intl";
import { CurrencySwitch } from "@/components/currency/currency-switch.client";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { LanguageSwitch } from "@/components/language/language-switch.client";
import { localPath } from "@/lib/language/locales";
import { siteName } from "@/server/site/site-settings";
import { HeaderLikes } from "./header-likes.client";

export function SiteHeader() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <header className="border-line border-b bg-paper">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-xl bg-leaf px-4 py-3 font-semibold text-on-leaf focus:translate-y-0"
      >
        {t("header.skip")}
      </a>
      <div className="mx-auto flex min-h-14 max-w-[110rem] flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 sm:px-6">
        <a
          href={localPath(locale, "/")}
          className="inline-flex min-h-11 items-center gap-2.5 font-display font-semibold text-leaf text-xl tracking-tight"
        >
          <span className="site-mark" />
          {siteName()}
        </a>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          <IslandBoundary place="likes" fallback={null}>
            <HeaderLikes />
          </IslandBoundary>
          <LanguageSwitch />
          <IslandBoundary place="currency" fallback={null}>
            <CurrencySwitch />
          </IslandBoundary>
        </div>
      </div>
    </header>
  );
}
