import { localPath } from "@/lib/language/locales";
import { languageOfParam } from "@/server/language/language-of";
import { appIcons } from "@/server/site/logo";
import { siteName } from "@/server/site/site-settings";

/** Makes the site installable. Uses the colours of the light scheme, because a manifest supports only one scheme. */
export async function GET(_request: Request, { params }: RouteContext<"/[locale]/manifest.webmanifest">) {
  const { locale, t } = languageOfParam((await params).locale);
  const home = localPath(locale, "/");
  const manifest = {
    id: home,
    name: t("meta.site", { site: siteName() }),
    short_name: siteName(),
    description: t("meta.description"),
    lang: locale,
    start_url: home,
    // Of every language, so that a change of the language does not leave the app.
    scope: "/",
    display: "standalone",
    background_color: "#faf6ef",
    theme_color: "#faf6ef",
    categories: ["travel", "lifestyle"],
    icons: appIcons(),
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
