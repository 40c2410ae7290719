import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Language } from "@/lib/language/translator";

/** Locale and texts, as many functions take them. Works in server and in client components. */
export function useLanguage(): Language {
  const locale = useLocale();
  const t = useTranslations();
  return useMemo(() => ({ locale, t }), [locale, t]);
}
