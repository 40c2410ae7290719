import { LanguageLinks } from "@/components/language/language-links.client";
import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";

/**
 * Written for size, because every page contains it twice, as HTML and as RSC data: the links are not mapped from a list,
 * which would need keys.
 */
export function SiteFooter() {
  const { locale, t } = useLanguage();
  return (
    <footer>
      <nav aria-label={t("footer.name")}>
        <a href={localPath(locale, "/about")}>{t("footer.about")}</a>
        <a href={localPath(locale, "/sources")}>{t("footer.sources")}</a>
        <a href={localPath(locale, "/about#takedown")}>{t("footer.takedown")}</a>
        <a href={localPath(locale, "/privacy")}>{t("footer.privacy")}</a>
        <a href={localPath(locale, "/about#contact")}>{t("footer.contact")}</a>
        <a href={localPath(locale, "/#areas-heading")}>{t("footer.areas")}</a>
        <a href={localPath(locale, "/rents")}>{t("footer.rents")}</a>
        <LanguageLinks />
      </nav>
    </footer>
  );
}
