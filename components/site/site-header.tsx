import { CurrencySwitch } from "@/components/currency/currency-switch.client";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { LanguageSwitch } from "@/components/language/language-links.client";
import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";
import { siteName } from "@/server/site/site-settings";
import { HeaderLikes } from "./header-likes.client";

/** Long lists of classes are in the style sheet, because every page has them twice, as HTML and as RSC data. */
export function SiteHeader() {
  const { locale, t } = useLanguage();
  return (
    <header className="border-line border-b bg-paper">
      <a href="#main" className="skip-link">
        {t("header.skip")}
      </a>
      <div className="mx-auto flex min-h-14 max-w-[110rem] flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 sm:px-6">
        <a href={localPath(locale, "/")} className="site-home">
          <span className="site-mark" />
          {siteName()}
        </a>
        <div className="header-controls">
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
