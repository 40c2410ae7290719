import { localPath, splitLocale } from "@/lib/language/locales";
import { RETRY_AFTER_S } from "@/server/http/cache-control";
import { languageOf } from "@/server/language/language-of";

/** The page served instead of the one at `path` while the site cannot answer, in the language of that address. */
export function busyPage(path: string): string {
  const { locale } = splitLocale(path);
  const { t } = languageOf(locale);
  const title = t("busy.title");
  const again = t.markup("busy.again", {
    seconds: RETRY_AFTER_S,
    now: (text) => `<a href="">${text}</a>`,
    all: (text) => `<a href="${localPath(locale, "/")}">${text}</a>`,
  });
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_S}">
<title>${title}</title>
<h1>${title}</h1>
<p>${again}</p>
</html>
`;
}
