import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";

export function NoHomes() {
  const { locale, t } = useLanguage();
  return (
    <div className="mt-5 grid max-w-2xl justify-items-start gap-4">
      <p>{t("comparison.none")}</p>
      <a
        href={localPath(locale, "/")}
        className="grid h-12 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        {t("comparison.browse")}
      </a>
    </div>
  );
}
