import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";

/** Short, because it is in the RSC data of every page. Addresses without a page get the screen of app/[locale]/missing instead. */
export default function NotFound() {
  const { locale, t } = useLanguage();
  return (
    <main id="main">
      <h1>{t("missing.title")}</h1>
      <a href={localPath(locale, "/")}>{t("missing.browse")}</a>
    </main>
  );
}
