import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Language } from "@/lib/language/translator";

/** For functions that need both locale and texts. Works in server and in client components. */
export function useLanguage(): Language {
  const locale = useLocale();
  const t = useTranslations();
  return useMemo(() => ({ locale, t }), [locale, t]);
}
